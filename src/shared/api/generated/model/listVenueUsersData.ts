/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Permissions } from './permissions.ts';
import type { VenueUser } from './venueUser.ts';

export interface ListVenueUsersData {
  users: VenueUser[];
  /** add: may add users */
  permissions: Permissions;
}
