/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { OrganizationUser } from './organizationUser.zod.ts';

export const UpdateOrganizationUser200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "user": OrganizationUser
})
})

export type UpdateOrganizationUser200 = zod.input<typeof UpdateOrganizationUser200>;
export type UpdateOrganizationUser200Output = zod.output<typeof UpdateOrganizationUser200>;
