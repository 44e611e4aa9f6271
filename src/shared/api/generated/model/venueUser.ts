/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Instant } from './instant.ts';
import type { Permissions } from './permissions.ts';
import type { UserRef } from './userRef.ts';
import type { VenueRole } from './venueRole.ts';

export interface VenueUser {
  user: UserRef;
  role: VenueRole;
  /** When they were added */
  since: Instant;
  /** At this moment, if they show it */
  is_online: boolean;
  /** change: the role; remove: also oneself. Neither for the last owner */
  permissions: Permissions;
}
