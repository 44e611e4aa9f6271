/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VenueRole } from './venueRole.ts';

export interface UpdateVenueUserBody {
  role: VenueRole;
}
