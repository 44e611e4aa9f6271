/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { BookingSeries } from './bookingSeries.zod.ts';
import { CalendarDate } from './calendarDate.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateBooking201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "sessions": zod.array(Booking),
  "skipped_dates": zod.array(CalendarDate)
})
})

export type CreateBooking201 = zod.input<typeof CreateBooking201>;
export type CreateBooking201Output = zod.output<typeof CreateBooking201>;
