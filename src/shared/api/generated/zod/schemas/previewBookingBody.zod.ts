/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { SlotCount } from './slotCount.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const PreviewBookingBody = zod.strictObject({
  "module": ModuleType,
  "court_id": Id,
  "date": RequestDate,
  "time_slot_id": TimeSlotId,
  "slot_count": SlotCount,
  "weekly": zod.boolean(),
  "ends_on": RequestDate.optional().describe('Last day of a weekly booking; open when absent')
});

export type PreviewBookingBody = zod.input<typeof PreviewBookingBody>;
export type PreviewBookingBodyOutput = zod.output<typeof PreviewBookingBody>;
