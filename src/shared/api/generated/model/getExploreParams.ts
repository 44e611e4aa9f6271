/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Latitude } from './latitude.ts';
import type { Longitude } from './longitude.ts';

export type GetExploreParams = {
city_id?: Id;
sport_id?: Id;
/**
 * Both or neither of lat and lng (422)
 */
lat?: Latitude;
lng?: Longitude;
};
