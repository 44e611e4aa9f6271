/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Event } from './event.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const GetEvent200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "event": Event
})
})

export type GetEvent200 = zod.input<typeof GetEvent200>;
export type GetEvent200Output = zod.output<typeof GetEvent200>;
