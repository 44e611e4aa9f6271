/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Organization } from './organization.zod.ts';

export const UpdateOrganization200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "organization": Organization
})
})

export type UpdateOrganization200 = zod.input<typeof UpdateOrganization200>;
export type UpdateOrganization200Output = zod.output<typeof UpdateOrganization200>;
