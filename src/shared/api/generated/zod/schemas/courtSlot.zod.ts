/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { SlotState } from './slotState.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const CourtSlot = zod.strictObject({
  "court_id": Id,
  "time_slot_id": TimeSlotId,
  "starts_at": Instant,
  "ends_at": Instant,
  "state": SlotState,
  "price": Money,
  "booking_id": Id.optional().describe('The booking in this slot; only for users of the venue and its player'),
  "is_mine": zod.literal(true).optional().describe('True when the booking in this slot is the user\'s own; absent otherwise'),
  "watch_id": Id.optional().describe('The watch of the user that waits for this slot; absent otherwise'),
  "turn_until": Instant.optional().describe('The end of the user\'s head start on this slot; absent otherwise')
});

export type CourtSlot = zod.input<typeof CourtSlot>;
export type CourtSlotOutput = zod.output<typeof CourtSlot>;
