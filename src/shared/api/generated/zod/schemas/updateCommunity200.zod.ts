/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Community } from './community.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const UpdateCommunity200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "community": Community
})
})

export type UpdateCommunity200 = zod.input<typeof UpdateCommunity200>;
export type UpdateCommunity200Output = zod.output<typeof UpdateCommunity200>;
