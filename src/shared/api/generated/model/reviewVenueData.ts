/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Venue } from './venue.ts';

export interface ReviewVenueData {
  venue: Venue;
}
