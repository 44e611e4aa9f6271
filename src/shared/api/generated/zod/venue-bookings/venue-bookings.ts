/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AffectedBooking,
  Block,
  Booking,
  BookingEvent,
  BookingSeries,
  BookingSeriesGroup,
  BookingStatus,
  CalendarDate,
  CalendarDay,
  CancelVenueBookingBody,
  ClosureOutcome,
  ConfirmVenueBookingBody,
  Count,
  CourtRef,
  CreateVenueBlockBody,
  CreateVenueBookingBody,
  Message,
  NoErrors,
  Pagination,
  Permissions,
  UpdateVenueBookingBody,
  VenueDayFigures,
  VenueFigures
} from '../schemas/index.ts';


/**
 * Lead time and advance window do not apply: a slot is too-soon or too-far for nobody here.
 * @summary The courts of a venue over some days
 */



export const GetVenueCalendarParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const getVenueCalendarQueryFromRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const getVenueCalendarQueryToRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');



export const GetVenueCalendarQueryParams = zod.object({
  "from": zod.iso.date().regex(getVenueCalendarQueryFromRegExp).describe('First day'),
  "to": zod.iso.date().regex(getVenueCalendarQueryToRegExp).describe('Last day; at most seven days in all'),
  "court_id": zod.int().min(1).optional(),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueCalendarResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "courts": zod.array(CourtRef).describe('In the order of the venue'),
  "days": zod.array(CalendarDay),
  "bookings": zod.array(Booking).describe('Those that hold or held a slot in these days: pending and confirmed'),
  "blocks": zod.array(Block).describe('Those that concern these days'),
  "permissions": Permissions.describe('book: may book for others; block: may close courts')
})
})

/**
 * @summary The bookings of a venue
 */



export const ListVenueBookingsParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const listVenueBookingsQueryFromRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const listVenueBookingsQueryToRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');

export const listVenueBookingsQueryKeywordsMax = 100;

export const listVenueBookingsQueryPageDefault = 1;

export const listVenueBookingsQueryPerPageDefault = 10;
export const listVenueBookingsQueryPerPageMax = 50;



export const ListVenueBookingsQueryParams = zod.object({
  "status[]": zod.array(BookingStatus).optional(),
  "from": zod.iso.date().regex(listVenueBookingsQueryFromRegExp).optional().describe('A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too'),
  "to": zod.iso.date().regex(listVenueBookingsQueryToRegExp).optional().describe('A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too'),
  "court_id": zod.int().min(1).optional(),
  "keywords": zod.string().max(listVenueBookingsQueryKeywordsMax).optional().describe('Name or phone of the booker, or the note'),
  "group": zod.enum(['series']).optional().describe('With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them'),
  "page": zod.int().min(1).default(listVenueBookingsQueryPageDefault),
  "per_page": zod.int().min(1).max(listVenueBookingsQueryPerPageMax).default(listVenueBookingsQueryPerPageDefault),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListVenueBookingsResponse = zod.object({
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
 * For a user (user_id) or a guest (guest_name, perhaps guest_phone). Lead time, advance window and the limits of players do not apply, conflicts do. All sessions or none: a 409 with code slot_taken or series_conflict carries a BookingPreview as data.
 * @summary Book a court for somebody
 */



export const CreateVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const CreateVenueBookingBodySchema = CreateVenueBookingBody

export const CreateVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "skipped_dates": zod.array(CalendarDate)
})
})

/**
 * @summary One booking of a venue
 */




export const GetVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "bookingId": zod.int().min(1).describe('The booking')
})

export const GetVenueBookingQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "history": zod.array(BookingEvent).describe('Latest first')
})
})

/**
 * Moving goes to a free time of any court of the venue, for the price that the venue chooses to keep or take anew, until the booking ends. 409 slot_taken carries a BookingPreview as data; 409 past_booking, stale.
 * @summary Move a booking, or note something about it
 */




export const UpdateVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "bookingId": zod.int().min(1).describe('The booking')
})

export const UpdateVenueBookingBodySchema = UpdateVenueBookingBody

export const UpdateVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})

/**
 * A weekly one is confirmed as a whole. 409 stale when it is no longer pending, slot_taken when its time has been closed meanwhile.
 * @summary Confirm a pending booking
 */




export const ConfirmVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "bookingId": zod.int().min(1).describe('The booking')
})

export const ConfirmVenueBookingBodySchema = ConfirmVenueBookingBody

export const ConfirmVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})

/**
 * A pending one is declined, weekly as a whole. 409 past_booking once it has ended, stale when it is unbooked.
 * @summary Decline or cancel a booking
 */




export const CancelVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "bookingId": zod.int().min(1).describe('The booking')
})

export const CancelVenueBookingBodySchema = CancelVenueBookingBody

export const CancelVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "cancelled_count": Count
})
})

/**
 * What happens to each booking it hits stands in affected; on_conflict is for those that are not named there. With dry_run nothing is written: the answer is what it would hit, with free times near each booking. All or nothing: 409 slot_taken with the same data when a booking is not provided for, or the time it should move to has gone.
 * @summary Close courts for some time
 */



export const CreateVenueBlockParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const CreateVenueBlockBodySchema = CreateVenueBlockBody

export const CreateVenueBlockResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "block": zod.union([Block,zod.null()]),
  "affected": zod.array(AffectedBooking).describe('Soonest first')
})
})

/**
 * @summary A closed time and what became of the bookings it hit
 */




export const GetVenueBlockParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "blockId": zod.int().min(1).describe('The block')
})

export const GetVenueBlockQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueBlockResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "block": Block,
  "outcomes": zod.array(ClosureOutcome).describe('Those that still wait for an answer first, then by their former start')
})
})

/**
 * Its times are free again, and bookings whose players were asked and have not answered stay as they are; who was moved or cancelled stays so.
 * @summary Open a closed time again
 */




export const DeleteVenueBlockParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "blockId": zod.int().min(1).describe('The block')
})

export const DeleteVenueBlockQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteVenueBlockResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * @summary The figures of a week
 */



export const GetVenueFiguresParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const getVenueFiguresQueryFromRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');


export const GetVenueFiguresQueryParams = zod.object({
  "from": zod.iso.date().regex(getVenueFiguresQueryFromRegExp).optional().describe('Any day of the week, which starts on Monday; this week when absent'),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueFiguresResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "days": zod.array(VenueDayFigures),
  "week": VenueFigures,
  "week_before": VenueFigures,
  "next": zod.array(Booking).describe('The next confirmed bookings of today, at most five')
})
})

