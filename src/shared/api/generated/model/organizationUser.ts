/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Instant } from './instant.ts';
import type { OrganizationRole } from './organizationRole.ts';
import type { Permissions } from './permissions.ts';
import type { ProfileStatus } from './profileStatus.ts';
import type { UserRef } from './userRef.ts';

export interface OrganizationUser {
  user: UserRef;
  role: OrganizationRole;
  /** When they were added */
  since: Instant;
  /** At this moment, if they show it */
  is_online: boolean;
  /** uncompleted: they have not given their name yet */
  profile_status: ProfileStatus;
  /** change: the role; remove: also oneself. Neither for the last owner */
  permissions: Permissions;
}
