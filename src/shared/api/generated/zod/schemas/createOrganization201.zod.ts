/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Organization } from './organization.zod.ts';

export const CreateOrganization201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "organization": Organization
})
})

export type CreateOrganization201 = zod.input<typeof CreateOrganization201>;
export type CreateOrganization201Output = zod.output<typeof CreateOrganization201>;
