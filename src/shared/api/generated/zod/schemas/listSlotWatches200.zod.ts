/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { SlotWatch } from './slotWatch.zod.ts';

export const ListSlotWatches200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "watches": zod.array(SlotWatch)
})
})

export type ListSlotWatches200 = zod.input<typeof ListSlotWatches200>;
export type ListSlotWatches200Output = zod.output<typeof ListSlotWatches200>;
