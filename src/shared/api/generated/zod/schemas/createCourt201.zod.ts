/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Court } from './court.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateCourt201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "court": Court
})
})

export type CreateCourt201 = zod.input<typeof CreateCourt201>;
export type CreateCourt201Output = zod.output<typeof CreateCourt201>;
