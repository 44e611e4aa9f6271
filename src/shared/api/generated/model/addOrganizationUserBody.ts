/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { OrganizationRole } from './organizationRole.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhonePrefix } from './phonePrefix.ts';

/**
 * Either user_id or phone_number.
 */
export interface AddOrganizationUserBody {
  user_id?: Id;
  /** +355 when it is missing */
  phone_prefix?: PhonePrefix;
  phone_number?: PhoneNumber;
  role: OrganizationRole;
}
