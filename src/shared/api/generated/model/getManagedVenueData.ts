/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Venue } from './venue.ts';
import type { VenueStats } from './venueStats.ts';

export interface GetManagedVenueData {
  venue: Venue;
  /** @minimum 0 */
  users_count: number;
  stats: VenueStats;
}
