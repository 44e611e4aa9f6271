/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OrganizationUser } from './organizationUser.ts';

export interface AddOrganizationUserData {
  user: OrganizationUser;
}
