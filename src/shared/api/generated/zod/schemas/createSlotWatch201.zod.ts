/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { SlotWatch } from './slotWatch.zod.ts';

export const CreateSlotWatch201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "watch": SlotWatch
})
})

export type CreateSlotWatch201 = zod.input<typeof CreateSlotWatch201>;
export type CreateSlotWatch201Output = zod.output<typeof CreateSlotWatch201>;
