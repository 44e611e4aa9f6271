/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Event } from './event.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateEvent201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "event": Event
})
})

export type CreateEvent201 = zod.input<typeof CreateEvent201>;
export type CreateEvent201Output = zod.output<typeof CreateEvent201>;
