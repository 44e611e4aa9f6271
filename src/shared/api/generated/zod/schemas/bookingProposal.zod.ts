/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const BookingProposal = zod.strictObject({
  "court_id": Id,
  "court_name": zod.string(),
  "date": CalendarDate,
  "time_slot_id": TimeSlotId,
  "starts_at": Instant,
  "ends_at": Instant,
  "price": Money.describe('What the booking costs there: never more than now')
}).describe('A free time that a booking can move to.');

export type BookingProposal = zod.input<typeof BookingProposal>;
export type BookingProposalOutput = zod.output<typeof BookingProposal>;
