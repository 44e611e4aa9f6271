/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Organization } from './organization.zod.ts';

export const GetOrganization200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "organization": Organization
})
})

export type GetOrganization200 = zod.input<typeof GetOrganization200>;
export type GetOrganization200Output = zod.output<typeof GetOrganization200>;
