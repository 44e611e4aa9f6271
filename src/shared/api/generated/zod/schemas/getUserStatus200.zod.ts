/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { PresenceStatus } from './presenceStatus.zod.ts';

export const GetUserStatus200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "status": PresenceStatus
})
})

export type GetUserStatus200 = zod.input<typeof GetUserStatus200>;
export type GetUserStatus200Output = zod.output<typeof GetUserStatus200>;
