/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Event } from './event.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const UpdateEvent200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "event": Event
})
})

export type UpdateEvent200 = zod.input<typeof UpdateEvent200>;
export type UpdateEvent200Output = zod.output<typeof UpdateEvent200>;
