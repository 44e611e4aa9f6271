/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { SlotCount } from './slotCount.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const createBookingHoldBodyWeeklyDefault = false;

export const CreateBookingHoldBody = zod.strictObject({
  "module": ModuleType,
  "court_id": Id,
  "date": RequestDate,
  "time_slot_id": TimeSlotId,
  "slot_count": SlotCount,
  "weekly": zod.boolean().default(createBookingHoldBodyWeeklyDefault).describe('Held for a weekly booking; each kind has its own limit')
});

export type CreateBookingHoldBody = zod.input<typeof CreateBookingHoldBody>;
export type CreateBookingHoldBodyOutput = zod.output<typeof CreateBookingHoldBody>;
