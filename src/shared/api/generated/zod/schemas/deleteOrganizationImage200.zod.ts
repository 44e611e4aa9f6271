/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteOrganizationImage200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteOrganizationImage200 = zod.input<typeof DeleteOrganizationImage200>;
export type DeleteOrganizationImage200Output = zod.output<typeof DeleteOrganizationImage200>;
