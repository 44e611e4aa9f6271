/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AnswerHandoverBody,
  Booking,
  Message,
  NoErrors,
  OfferHandoverBody
} from '../schemas/index.ts';


/**
 * Open offers only, soonest first; the handover of each booking says from whom and until when.
 * @summary Bookings that others offer to the user
 */
export const ListHandoversQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListHandoversResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "bookings": zod.array(Booking)
})
})

/**
 * By whoever booked it, while it is confirmed and has not started; also after its cancel deadline. One offer at a time. 409 booking_past, or stale when it is offered already, waits for an answer about a closed court, or is not confirmed; 422 on user_id for oneself or nobody.
 * @summary Offer a booking to another user
 */



export const OfferHandoverParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const OfferHandoverBodySchema = OfferHandoverBody

export const OfferHandoverResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})

/**
 * By the giver. 409 stale when it is answered or has expired.
 * @summary Take back an offer
 */



export const CancelHandoverParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const CancelHandoverQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const CancelHandoverResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})

/**
 * By the user it is offered to. It becomes theirs with the same time, price and cancel deadline; a session of a weekly booking leaves its series. 422 limit_reached when they have as many bookings at the venue as they may; 409 stale when the offer is open no more.
 * @summary Accept an offered booking
 */



export const AcceptHandoverParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const AcceptHandoverBody = AnswerHandoverBody

export const AcceptHandoverResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})

/**
 * By the user it is offered to. 409 stale when the offer is open no more.
 * @summary Decline an offered booking
 */



export const DeclineHandoverParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const DeclineHandoverBody = AnswerHandoverBody

export const DeclineHandoverResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})

