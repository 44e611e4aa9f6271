/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Event } from './event.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const AnswerEvent200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "event": Event
})
})

export type AnswerEvent200 = zod.input<typeof AnswerEvent200>;
export type AnswerEvent200Output = zod.output<typeof AnswerEvent200>;
