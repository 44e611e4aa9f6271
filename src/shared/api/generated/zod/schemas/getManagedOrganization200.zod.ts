/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Organization } from './organization.zod.ts';

export const GetManagedOrganization200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "organization": Organization
})
})

export type GetManagedOrganization200 = zod.input<typeof GetManagedOrganization200>;
export type GetManagedOrganization200Output = zod.output<typeof GetManagedOrganization200>;
