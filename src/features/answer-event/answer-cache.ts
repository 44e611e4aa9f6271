import type { QueryClient } from '@tanstack/react-query';
import { getGetEventQueryKey } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Event, EventAnswer, GetEventData, Participant, UserRef } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';
import { placeOfGoing } from '../../shared/lib/event-seats.ts';

/** An answer, and how many people one brings along. */
export interface Answer {
  status: EventAnswer;
  /** 0 … 3; only with going. */
  guests: number;
}

/** The heads that a participation takes. */
const seatsOf = (one: Participant | null): number => (one?.status === 'going' ? 1 + one.guests : 0);
const is = (one: Participant | null, status: Participant['status']): number => (one?.status === status ? 1 : 0);

/** What an answer most likely leads to, by the rules of decision 041; the server's answer replaces it. One that it will refuse changes nothing. */
function expected(event: Event, { status, guests }: Answer, me: UserRef): Participant | null {
  const { my_participation: mine, join_policy, capacity, going_count, waitlist_count, permissions } = event;
  const base: Participant = mine ?? {
    id: 0,
    user: me,
    role: 'player',
    status: 'declined',
    waitlist_position: null,
    guests: 0,
    side: null,
    is_locked: false,
    rating: null,
    position: null,
    due: null,
    owes: null,
    has_paid: null,
    attended: null,
    invited_by: null,
    permissions: {},
  };
  if (status !== 'going') return { ...base, status, guests: 0, waitlist_position: null };
  const place = placeOfGoing(
    {
      capacity,
      taken: going_count - seatsOf(mine),
      isWaitedFor: waitlist_count > is(mine, 'waitlisted'),
    },
    mine,
    { guests, mustAsk: join_policy === 'approval' && permissions['decide'] !== true && base.invited_by === null },
  );
  if (place === null) return mine;
  if (place === base.status) return { ...base, guests };
  return { ...base, status: place, guests, waitlist_position: place === 'waitlisted' ? waitlist_count + 1 : null };
}

/** The event with this participation of the reader, and what it makes of the counts. */
function withMine(event: Event, mine: Participant | null): Event {
  const before = event.my_participation;
  return {
    ...event,
    my_participation: mine,
    going_count: Math.max(0, event.going_count - seatsOf(before) + seatsOf(mine)),
    maybe_count: Math.max(0, event.maybe_count - is(before, 'maybe') + is(mine, 'maybe')),
    waitlist_count: Math.max(0, event.waitlist_count - is(before, 'waitlisted') + is(mine, 'waitlisted')),
  };
}

/** Shows an answer before the server has given its own. */
export const showAnswer = (client: QueryClient, eventId: number, answer: Answer, me: UserRef): OptimisticUpdate =>
  new OptimisticUpdate(client).change<GetEventData>(getGetEventQueryKey(eventId), ({ event }) => {
    const before = event.my_participation;
    return {
      data: { event: withMine(event, expected(event, answer, me)) },
      undo: (latest) => ({ event: withMine(latest.event, before) }),
    };
  });
