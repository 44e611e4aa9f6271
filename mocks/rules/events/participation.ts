import { placeOfGoing, seatOrLine, type Seats } from '../../../src/shared/lib/event-seats.ts';
import type { EventRecord, ParticipantRecord } from '../../db/records.ts';

type Status = ParticipantRecord['status'];
/** Somebody and their guests, as the rules see them. */
export interface Party {
  readonly user: number;
  readonly role: ParticipantRecord['role'];
  readonly status: Status;
  readonly guests: number;
  /** Of going and waitlisted: their turn; no two are equal, and later is higher. */
  readonly arrived: number | null;
  /** Invited by somebody who manages the event. */
  readonly approved: boolean;
}
/** All participations of one event. */
export interface Board extends Pick<EventRecord, 'capacity' | 'join_policy' | 'starts_at' | 'rsvp_until' | 'host_id'> {
  readonly parties: readonly Party[];
}

export type ParticipationEvent =
  /** By the person. */
  | {
      readonly type: 'answered';
      readonly user: number;
      readonly answer: 'going' | 'maybe' | 'declined';
      readonly guests: number;
    }
  /** By somebody; `named`: as a person, not as one of a team or a community. */
  | { readonly type: 'invited'; readonly user: number; readonly byManager: boolean; readonly named: boolean }
  /** By who manages the event: a request decided, somebody taken out. */
  | { readonly type: 'approved'; readonly user: number }
  | { readonly type: 'rejected'; readonly user: number }
  | { readonly type: 'removed'; readonly user: number }
  /** The account has ended. */
  | { readonly type: 'gone'; readonly user: number }
  /** The event has another number of seats, which the board has already. */
  | { readonly type: 'resized' };

export type ParticipationRefusal =
  | 'answer_closed'
  | 'event_full'
  | 'host_stays'
  | 'removed'
  | 'stale'
  | 'not_found'
  | 'already_in';
export type ParticipationDecision =
  | { readonly parties: readonly Party[]; readonly promoted: readonly number[]; readonly refused?: undefined }
  | { readonly refused: ParticipationRefusal };

export const sizeOf = ({ guests }: Pick<Party, 'guests'>): number => 1 + guests;

const seatsTaken = (parties: readonly Party[]): number =>
  parties.reduce((sum, one) => sum + (one.status === 'going' ? sizeOf(one) : 0), 0);
const line = (parties: readonly Party[]): Party[] =>
  parties.filter(({ status }) => status === 'waitlisted').toSorted((a, b) => (a.arrived ?? 0) - (b.arrived ?? 0));

/**
 * The participations of an event after something happened, and who of the waiting list has a seat by it; pure. Seats go to the
 * line strictly by arrival and never after the start; a party that does not fit keeps those behind it waiting (decision 041).
 */
export function decideParticipation(board: Board, event: ParticipationEvent, now: number): ParticipationDecision {
  if (event.type === 'resized')
    return seatsTaken(board.parties) > board.capacity ? { refused: 'event_full' } : promote(board, board.parties, now);
  const mine = board.parties.find(({ user }) => user === event.user);
  const others = board.parties.filter(({ user }) => user !== event.user);
  const next = placeAfter(board, { mine, others, event, now });
  if (typeof next === 'string') return { refused: next };
  // in the place it had, so that nothing depends on who acted last
  const parties =
    next === null ? others : mine ? board.parties.map((one) => (one === mine ? next : one)) : [...others, next];
  return promote(board, parties, now);
}

interface Step {
  readonly mine: Party | undefined;
  readonly others: readonly Party[];
  readonly event: Exclude<ParticipationEvent, { type: 'resized' }>;
  readonly now: number;
}

/** The party afterwards; null: it is no more. */
function placeAfter(board: Board, { mine, others, event, now }: Step): Party | null | ParticipationRefusal {
  const party: Party = mine ?? {
    user: event.user,
    role: event.user === board.host_id ? 'host' : 'player',
    status: 'declined',
    guests: 0,
    arrived: null,
    approved: false,
  };
  switch (event.type) {
    case 'gone':
      return mine ? null : 'not_found';
    case 'removed':
      if (!mine) return 'not_found';
      if (mine.role === 'host') return 'host_stays';
      return mine.status === 'removed' ? 'stale' : { ...without(mine, 'removed'), approved: false };
    case 'approved':
    case 'rejected':
      if (mine?.status !== 'requested') return mine ? 'stale' : 'not_found';
      if (now >= board.starts_at) return 'answer_closed';
      return event.type === 'approved' ? seated(board, others, mine, now) : without(mine, 'declined');
    case 'invited':
      if (now >= board.starts_at) return 'answer_closed';
      return invited(board, { mine, party, others, event, now });
    case 'answered':
      if (mine?.status === 'removed') return 'removed';
      if (now >= (event.answer === 'declined' ? board.starts_at : board.rsvp_until)) return 'answer_closed';
      return event.answer === 'going'
        ? going(board, { mine, party: { ...party, guests: event.guests }, others, now })
        : without(party, event.answer);
  }
}

const without = (party: Party, status: Exclude<Status, 'going' | 'waitlisted'>): Party => ({
  ...party,
  status,
  guests: 0,
  arrived: null,
});

/** Who asks is let in by it; who declined or was removed comes back only by name, the removed by who manages the event. */
function invited(
  board: Board,
  {
    mine,
    party,
    others,
    event,
    now,
  }: {
    readonly mine: Party | undefined;
    readonly party: Party;
    readonly others: readonly Party[];
    readonly event: { readonly byManager: boolean; readonly named: boolean };
    readonly now: number;
  },
): Party | ParticipationRefusal {
  const { byManager, named } = event;
  if (party.role === 'host') return 'already_in';
  const invitation = { ...without(party, 'invited'), approved: byManager };
  switch (mine?.status) {
    case undefined:
      return invitation;
    case 'requested':
      return byManager ? seated(board, others, { ...party, approved: true }, now) : 'already_in';
    case 'declined':
      return named ? invitation : 'already_in';
    case 'removed':
      return named && byManager ? invitation : 'already_in';
    case 'invited':
    case 'going':
    case 'maybe':
    case 'waitlisted':
      return 'already_in';
  }
}

/** A seat or a place in line; a request where somebody has to approve. */
function going(
  board: Board,
  { mine, party, others, now }: Omit<Step, 'event'> & { readonly party: Party },
): Party | ParticipationRefusal {
  const mustAsk = board.join_policy === 'approval' && party.role !== 'host' && !party.approved;
  const place = placeOfGoing(seatsBeside(board, others), mine, { guests: party.guests, mustAsk });
  if (place === null) return 'event_full';
  if (place === 'requested') return { ...party, status: place, arrived: null };
  return place === mine?.status ? party : { ...party, status: place, arrived: nextTurn(others, now) };
}

const seated = (board: Board, others: readonly Party[], party: Party, now: number): Party => ({
  ...party,
  status: seatOrLine(seatsBeside(board, others), sizeOf(party)),
  arrived: nextTurn(others, now),
});

const seatsBeside = ({ capacity }: Board, others: readonly Party[]): Seats => ({
  capacity,
  taken: seatsTaken(others),
  isWaitedFor: line(others).length > 0,
});

/** After everybody else's, also where the clock stands still. */
const nextTurn = (parties: readonly Party[], now: number): number =>
  Math.max(now, ...parties.map(({ arrived }) => (arrived ?? 0) + 1));

function promote(board: Board, before: readonly Party[], now: number): ParticipationDecision {
  let parties = before;
  const promoted: number[] = [];
  while (now < board.starts_at) {
    const [first] = line(parties);
    if (!first || seatsTaken(parties) + sizeOf(first) > board.capacity) break;
    const seat: Party = { ...first, status: 'going', arrived: nextTurn(parties, now) };
    parties = parties.map((one) => (one === first ? seat : one));
    promoted.push(first.user);
  }
  return { parties, promoted };
}
