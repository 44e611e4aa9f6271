/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VenueUser } from './venueUser.ts';

export interface UpdateVenueUserData {
  user: VenueUser;
}
