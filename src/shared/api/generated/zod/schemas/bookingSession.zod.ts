/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingAlternative } from './bookingAlternative.zod.ts';
import { CalendarDate } from './calendarDate.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { SlotState } from './slotState.zod.ts';

export const BookingSession = zod.strictObject({
  "date": CalendarDate,
  "starts_at": Instant,
  "ends_at": Instant,
  "state": SlotState,
  "price": Money,
  "alternatives": zod.array(BookingAlternative)
}).describe('One date of a previewed booking.');

export type BookingSession = zod.input<typeof BookingSession>;
export type BookingSessionOutput = zod.output<typeof BookingSession>;
