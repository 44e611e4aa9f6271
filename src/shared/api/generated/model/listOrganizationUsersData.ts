/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OrganizationUser } from './organizationUser.ts';
import type { Permissions } from './permissions.ts';

export interface ListOrganizationUsersData {
  users: OrganizationUser[];
  /** add: may add users */
  permissions: Permissions;
}
