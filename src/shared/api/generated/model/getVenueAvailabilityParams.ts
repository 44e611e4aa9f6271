/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RequestDate } from './requestDate.ts';

export type GetVenueAvailabilityParams = {
date: RequestDate;
sport_id?: Id;
court_id?: Id;
/**
 * The state for a weekly booking
 */
weekly?: boolean;
};
