/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OrganizationRole } from './organizationRole.ts';

export interface UpdateOrganizationUserBody {
  role: OrganizationRole;
}
