/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AnswerEventBody,
  BalanceEventBody,
  CancelEventBody,
  CreateEventBody,
  Event,
  EventMoney,
  EventShare,
  Game,
  InviteToEventBody,
  MakeEventGameBody,
  Message,
  NoErrors,
  Pagination,
  Participant,
  UpdateEventBody,
  UpdateParticipantBody
} from '../schemas/index.ts';


/**
 * Events the reader may know of: public ones; those of a community for its members; those somebody is invited to or takes part in. Cancelled ones are listed with mine only.
 * @summary Find events
 */
export const listEventsQueryPageDefault = 1;

export const listEventsQueryPerPageDefault = 10;
export const listEventsQueryPerPageMax = 50;





export const listEventsQueryFromRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const listEventsQueryToRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const listEventsQueryKeywordsMax = 100;



export const ListEventsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listEventsQueryPageDefault),
  "per_page": zod.int().min(1).max(listEventsQueryPerPageMax).default(listEventsQueryPerPageDefault),
  "sport_id": zod.int().min(1).optional(),
  "city_id": zod.int().min(1).optional(),
  "owner_type": zod.enum(['base', 'community', 'team', 'organization']).optional().describe('base: the user themselves'),
  "owner_id": zod.int().min(1).optional(),
  "community_id": zod.int().min(1).optional().describe('Announced in that community'),
  "kind": zod.enum(['open-game', 'training', 'tryout', 'social']).optional(),
  "when": zod.enum(['upcoming', 'past']).optional().describe('upcoming when absent'),
  "from": zod.iso.date().regex(listEventsQueryFromRegExp).optional().describe('Starting on or after that day'),
  "to": zod.iso.date().regex(listEventsQueryToRegExp).optional().describe('Starting on or before that day; not before from (422)'),
  "keywords": zod.string().max(listEventsQueryKeywordsMax).optional(),
  "mine": zod.boolean().optional().describe('Only those the user hosts, looks after, takes part in or is invited to; needs a signed-in user')
})

export const ListEventsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "events": zod.array(Event),
  "pagination": Pagination
})
})

/**
 * In the name of the user, of a community or a team they help to run (base module), or of their organization (organization module). Its maker is the host. Members of its community are told. 409 booking_in_use. A hundred a day (429); a weekly event counts once.
 * @summary Make an event
 */
export const CreateEventHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateEventBodySchema = CreateEventBody

export const CreateEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})

/**
 * 404 for who may not know of it.
 * @summary One event
 */



export const GetEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const GetEventQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})

/**
 * By its host and whoever runs its owner. Seats that become free go to the waiting list at once. 409 event_over; booking_in_use; event_full when the capacity is below the heads that are going.
 * @summary Change an event
 */



export const UpdateEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const UpdateEventBodySchema = UpdateEventBody

export const UpdateEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})

/**
 * By its host and whoever runs its owner, before its end. Everybody who is invited, going, maybe coming or waiting is told. 409 event_over, cancel_window_closed.
 * @summary Cancel an event
 */



export const CancelEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const CancelEventBodySchema = CancelEventBody

export const CancelEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})

/**
 * Going takes a seat, or the last place of the waiting list when there are not enough seats for the user and their guests; with join_policy approval and without an invitation it is a request. Leaving gives the seats to the waiting list, strictly by arrival. 409 answer_closed after rsvp_until, event_full when guests are added and no seat is left, event_over; 403 removed. The host may give up their seat and stays the host.
 * @summary Answer going, maybe or not going
 */



export const AnswerEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const AnswerEventBodySchema = AnswerEventBody

export const AnswerEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})

/**
 * By its host and whoever runs its owner; by everybody who is going, users only, when the event is public and open. An open request is approved by it. Each gets EventInvitationNotification. 429 after telling people 60 times in an hour.
 * @summary Invite players, a team, or a community
 */



export const InviteToEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const InviteToEventBodySchema = InviteToEventBody

export const InviteToEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "participants": zod.array(Participant)
})
})

/**
 * Going, maybe and waitlisted for whoever may read the event and is signed in; the others for who manages it (403).
 * @summary The people of an event
 */



export const ListParticipantsParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const listParticipantsQueryPageDefault = 1;

export const listParticipantsQueryPerPageDefault = 10;
export const listParticipantsQueryPerPageMax = 50;



export const ListParticipantsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listParticipantsQueryPageDefault),
  "per_page": zod.int().min(1).max(listParticipantsQueryPerPageMax).default(listParticipantsQueryPerPageDefault),
  "status": zod.enum(['invited', 'requested', 'going', 'maybe', 'waitlisted', 'declined', 'removed']).optional().describe('going when absent')
})

export const ListParticipantsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "participants": zod.array(Participant),
  "pagination": Pagination,
  "money": zod.union([EventMoney,zod.null()]).describe('For who manages the event, else null')
})
})

/**
 * By who manages the event. 409 answer_closed for a request after the start, not_started for a check-in before it, not_going for all but a decision about somebody who is not going, or has_paid of somebody who owes.
 * @summary Decide a request; money, check-in, rating, position and side
 */




export const UpdateParticipantParams = zod.object({
  "eventId": zod.int().min(1).describe('The event'),
  "participantId": zod.int().min(1).describe('The participant')
})

export const UpdateParticipantBodySchema = UpdateParticipantBody

export const UpdateParticipantResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "participant": Participant
})
})

/**
 * By who manages it. They cannot come back unless they are invited again. 409 host_stays, event_over.
 * @summary Remove somebody from an event
 */




export const RemoveParticipantParams = zod.object({
  "eventId": zod.int().min(1).describe('The event'),
  "participantId": zod.int().min(1).describe('The participant')
})

export const RemoveParticipantQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveParticipantResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * By who manages the event, once: the same game afterwards. 409 event_over when it was cancelled.
 * @summary Begin the game of an event
 */



export const MakeEventGameParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const MakeEventGameBodySchema = MakeEventGameBody

export const MakeEventGameResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})

/**
 * By who manages the event. Begins its game if there is none. Heads are spread as evenly as parties allow, goalkeepers apart, then ratings (3 where none is set, guests 3) as close as can be. 409 event_over, game_over with a result, too_few below two parties.
 * @summary Fair sides
 */



export const BalanceEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const BalanceEventBodySchema = BalanceEventBody

export const BalanceEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})

/**
 * Design §18. With sides once there are.
 * @summary The text to share an event with
 */



export const GetEventShareTextParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const GetEventShareTextQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "locale": zod.enum(['en', 'sq']).optional().describe('The language of the request when absent')
})

export const GetEventShareTextResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "share": EventShare
})
})

