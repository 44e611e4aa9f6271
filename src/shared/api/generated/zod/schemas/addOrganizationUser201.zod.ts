/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { OrganizationUser } from './organizationUser.zod.ts';

export const AddOrganizationUser201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "user": OrganizationUser
})
})

export type AddOrganizationUser201 = zod.input<typeof AddOrganizationUser201>;
export type AddOrganizationUser201Output = zod.output<typeof AddOrganizationUser201>;
