/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { OrganizationRole } from './organizationRole.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';

export const AddOrganizationUserBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id.optional(),
  "phone_prefix": PhonePrefix.optional().describe('+355 when it is missing'),
  "phone_number": PhoneNumber.optional(),
  "role": OrganizationRole
}).describe('Either user_id or phone_number.');

export type AddOrganizationUserBody = zod.input<typeof AddOrganizationUserBody>;
export type AddOrganizationUserBodyOutput = zod.output<typeof AddOrganizationUserBody>;
