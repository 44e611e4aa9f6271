/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { OrganizationUser } from './organizationUser.zod.ts';
import { Permissions } from './permissions.zod.ts';

export const ListOrganizationUsers200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "users": zod.array(OrganizationUser),
  "permissions": Permissions.describe('add: may add users')
})
})

export type ListOrganizationUsers200 = zod.input<typeof ListOrganizationUsers200>;
export type ListOrganizationUsers200Output = zod.output<typeof ListOrganizationUsers200>;
