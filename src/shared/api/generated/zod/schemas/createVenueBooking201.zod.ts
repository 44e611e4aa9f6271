/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { BookingSeries } from './bookingSeries.zod.ts';
import { CalendarDate } from './calendarDate.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateVenueBooking201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "skipped_dates": zod.array(CalendarDate)
})
})

export type CreateVenueBooking201 = zod.input<typeof CreateVenueBooking201>;
export type CreateVenueBooking201Output = zod.output<typeof CreateVenueBooking201>;
