/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AnswerClosureBody,
  Booking,
  BookingHold,
  BookingPreview,
  BookingSeries,
  BookingSeriesGroup,
  BookingStatus,
  CalendarDate,
  CancelBookingBody,
  CreateBookingBody,
  CreateBookingHoldBody,
  EndBookingSeriesBody,
  Message,
  MoveBookingBody,
  NoErrors,
  Pagination,
  PreviewBookingBody
} from '../schemas/index.ts';


/**
 * Upcoming bookings soonest first, past ones and those without when latest first, by their day and time.
 * @summary The bookings of the signed-in user
 */
export const listBookingsQueryPageDefault = 1;

export const listBookingsQueryPerPageDefault = 10;
export const listBookingsQueryPerPageMax = 50;



export const ListBookingsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "when": zod.enum(['upcoming', 'past']).optional().describe('Past is what has ended and every unbooked one; both when absent'),
  "status[]": zod.array(BookingStatus).optional(),
  "weekly": zod.boolean().optional(),
  "group": zod.enum(['series']).optional().describe('With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them'),
  "page": zod.int().min(1).default(listBookingsQueryPageDefault),
  "per_page": zod.int().min(1).max(listBookingsQueryPerPageMax).default(listBookingsQueryPerPageDefault)
})

export const ListBookingsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "bookings": zod.array(Booking),
  "series": zod.array(BookingSeriesGroup).describe('Those of the page that group has made one; else empty'),
  "pagination": Pagination
})
})

/**
 * All sessions or none. A 409 with code slot_taken or series_conflict carries a BookingPreview as data.
 * @summary Book a court, once or weekly
 */
export const CreateBookingHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateBookingBodySchema = CreateBookingBody

export const CreateBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "sessions": zod.array(Booking),
  "skipped_dates": zod.array(CalendarDate)
})
})

/**
 * @summary Preview the sessions and the price of a booking
 */
export const PreviewBookingBodySchema = PreviewBookingBody

export const PreviewBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": BookingPreview
})

/**
 * Refused with 422 limit_reached when the user may not book any more at the venue. A time is held three times in a row, then it is left to others for 5 minutes (429). Asked for again while it is held, or after it was let go, it is held until the same moment.
 * @summary Hold a slot for 5 minutes
 */
export const CreateBookingHoldBodySchema = CreateBookingHoldBody

export const CreateBookingHoldResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "hold": BookingHold
})
})

/**
 * @summary Release a held slot
 */



export const DeleteBookingHoldParams = zod.object({
  "holdId": zod.int().min(1)
})

export const DeleteBookingHoldQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteBookingHoldResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * @summary One booking with its series
 */



export const GetBookingParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const GetBookingQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "sessions": zod.array(Booking)
})
})

/**
 * Only while the booking can be cancelled.
 * @summary Move one session to another day, slot or court
 */



export const MoveBookingParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const MoveBookingBodySchema = MoveBookingBody

export const MoveBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})

/**
 * @summary Cancel one session
 */



export const CancelBookingParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const CancelBookingBodySchema = CancelBookingBody

export const CancelBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})

/**
 * @summary End a weekly booking from a given session
 */



export const EndBookingSeriesParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const EndBookingSeriesBodySchema = EndBookingSeriesBody

export const endBookingSeriesResponseDataCancelledCountMin = 0;



export const EndBookingSeriesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "series": BookingSeries,
  "cancelled_count": zod.int().min(endBookingSeriesResponseDataCancelledCountMin)
})
})

/**
 * Only while the booking waits for an answer (closure.can_answer). Cancelling is free of charge, whatever the deadline for cancelling. Moving goes to a free time of a court of the same venue and sport, among the proposals or not, for no more than the present price. 409 stale when it is answered or too late, slot_taken with a BookingPreview as data when the time has gone.
 * @summary Answer a venue that closes the court of a booking
 */



export const AnswerClosureParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const AnswerClosureBodySchema = AnswerClosureBody

export const AnswerClosureResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})

