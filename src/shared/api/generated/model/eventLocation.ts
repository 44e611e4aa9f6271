/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Latitude } from './latitude.ts';
import type { Longitude } from './longitude.ts';
import type { OneLine } from './oneLine.ts';

/**
 * A place without a booking
 */
export interface EventLocation {
  name: OneLine;
  address: OneLine | null;
  /** Both or neither of latitude and longitude */
  latitude: Latitude | null;
  longitude: Longitude | null;
}
