/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const BookingAlternative = zod.strictObject({
  "court_id": Id,
  "court_name": zod.string(),
  "time_slot_id": TimeSlotId,
  "starts_at": Instant,
  "price": Money
});

export type BookingAlternative = zod.input<typeof BookingAlternative>;
export type BookingAlternativeOutput = zod.output<typeof BookingAlternative>;
