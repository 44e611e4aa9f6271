/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const RemoveOrganizationUser200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type RemoveOrganizationUser200 = zod.input<typeof RemoveOrganizationUser200>;
export type RemoveOrganizationUser200Output = zod.output<typeof RemoveOrganizationUser200>;
