import type { WeekChoice, WeekChoices, WeekPlan } from '../../../entities/booking/weeks.ts';
import type { CreateBookingBody } from '../../../shared/api/generated/model';
import type { BookingWish } from '../booking-address.ts';

/** Why the server refused, with its own message. */
export interface Refusal {
  message: string;
  code: string | undefined;
}

/** The 5-minute hold on the first session; `until` is monotonic time in ms. Source: design §1. */
export type Hold =
  | { kind: 'none' | 'asking' | 'expired' }
  | { kind: 'held'; id: number; until: number }
  /** `until` when it may be held again (monotonic); without it only another choice helps. */
  | { kind: 'refused'; refusal: Refusal; until?: number };

/**
 * The request to book. After a lost answer the booking is looked up before anything can be sent again (R11):
 * `checking` looks it up, `absent` means that nothing was booked, `unsure` that the lookup failed as well.
 */
export type Attempt =
  | { kind: 'idle' | 'sending' | 'checking' | 'absent' | 'unsure' | 'done' }
  | { kind: 'refused'; refusal: Refusal };

/** The request body (the client adds `module`), and the first session, by which the booking is found again. */
export interface OrderContent {
  body: Omit<CreateBookingBody, 'module'>;
  first: { date: string; courtId: number; slotId: number };
}

/** With its idempotency key, which stays the same until the answer is known. */
export interface Order extends OrderContent {
  key: string;
}

export interface BookingProcess {
  /** Null while the sheet is closed. */
  wish: BookingWish | null;
  choices: WeekChoices;
  hold: Hold;
  attempt: Attempt;
  order: Order | null;
  /** Number of the last request for a hold; the hold of an older request is released. */
  ticket: number;
  /** How many automatic lookups of this order are left. */
  rechecks: number;
  /** The network came back during a lookup, so that a failure of this lookup is inconclusive. */
  reconnected: boolean;
}

export type BookingFact =
  | { type: 'wished'; wish: BookingWish }
  | { type: 'closed' | 'hold-renewed' }
  | { type: 'held'; ticket: number; id: number; until: number }
  | { type: 'hold-refused'; ticket: number; refusal: Refusal; until?: number }
  | { type: 'hold-failed'; ticket: number }
  | { type: 'time-passed'; now: number }
  | { type: 'week-chosen'; date: string; choice: WeekChoice | null }
  | AttemptFact;

type AttemptFact =
  | { type: 'confirmed'; content: OrderContent; freshKey: string }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'booked' | 'lost' | 'absent' | 'unsure' | 'check-repeated' | 'network-found' };

export type BookingCommand =
  | { do: 'hold'; wish: BookingWish; ticket: number; replaces: number | null }
  | { do: 'release'; id: number }
  | { do: 'wake'; at: number }
  | { do: 'book'; order: Order }
  | { do: 'check'; order: Order };

export interface BookingDecision {
  state: BookingProcess;
  commands: readonly BookingCommand[];
}

/** Limit of automatic lookups while the network comes and goes. */
const MAX_RECHECKS = 3;

export const noBooking: BookingProcess = {
  wish: null,
  choices: {},
  hold: { kind: 'none' },
  attempt: { kind: 'idle' },
  order: null,
  ticket: 0,
  rechecks: 0,
  reconnected: false,
};

/**
 * True when the booking can be confirmed now: not while the server is known to refuse it, because the time is taken or the limit is
 * reached. Any other refusal of the hold blocks nothing. The footer shows the reason beside the button.
 */
export function canConfirm(process: BookingProcess, plan: WeekPlan | null): boolean {
  const { wish, attempt } = process;
  if (!wish || attempt.kind === 'unsure' || attempt.kind === 'done' || isLost(process) || isOverLimit(process))
    return false;
  return !wish.weekly || (plan !== null && plan.open === 0 && plan.booked > 0);
}

/** The wanted time was taken, so another one is offered; the conflicts of a weekly booking are resolved week by week instead. */
export const isLost = (process: BookingProcess): boolean =>
  process.wish?.weekly === false && wasRefused(process, 'slot_taken');

/** The user has reached the limit of bookings at this venue. */
export const isOverLimit = (process: BookingProcess): boolean => wasRefused(process, 'limit_reached');

const wasRefused = ({ hold, attempt }: BookingProcess, code: string): boolean =>
  [hold, attempt].some((step) => step.kind === 'refused' && step.refusal.code === code);

/** A request is pending: nothing can be changed and the sheet cannot be closed. */
export const isBusy = ({ attempt }: BookingProcess): boolean =>
  attempt.kind === 'sending' || attempt.kind === 'checking';

/** A reload would lose it (R2): an order whose outcome is not known, or weeks that were chosen, which no address holds. */
export const holdsWork = (process: BookingProcess): boolean =>
  isBusy(process) || process.attempt.kind === 'unsure' || Object.keys(process.choices).length > 0;

/** The state machine of the booking sheet. Events that do not apply in a state are ignored. */
export function decideBooking(state: BookingProcess, fact: BookingFact): BookingDecision {
  switch (fact.type) {
    case 'wished':
      return wish(state, fact.wish);
    case 'closed':
      return state.wish
        ? {
            state: { ...noBooking, ticket: state.ticket + 1 },
            commands: [...release(state.hold), ...bookWaiting(state)],
          }
        : keep(state);
    case 'held': {
      // a later request replaces the hold on the server; only a closed sheet has to release one
      if (!isAwaited(state, fact.ticket))
        return { state, commands: state.wish ? [] : [{ do: 'release', id: fact.id }] };
      const { id, until } = fact;
      const commands: BookingCommand[] = [{ do: 'wake', at: until }, ...bookWaiting(state)];
      return { state: { ...state, hold: { kind: 'held', id, until } }, commands };
    }
    case 'hold-refused': {
      if (!isAwaited(state, fact.ticket)) return keep(state);
      const { refusal, until } = fact;
      const commands = bookWaiting(state);
      if (until === undefined) return { state: { ...state, hold: { kind: 'refused', refusal } }, commands };
      const hold: Hold = { kind: 'refused', refusal, until };
      return { state: { ...state, hold }, commands: [{ do: 'wake', at: until }, ...commands] };
    }
    case 'hold-failed':
      // a hold is optional: the booking can be made without one
      return isAwaited(state, fact.ticket)
        ? { state: { ...state, hold: { kind: 'none' } }, commands: bookWaiting(state) }
        : keep(state);
    case 'hold-renewed':
      return state.wish && state.hold.kind !== 'held' && !isBusy(state)
        ? ask({ ...state, wish: state.wish })
        : keep(state);
    case 'time-passed': {
      const until = 'until' in state.hold ? state.hold.until : undefined;
      if (until === undefined) return keep(state);
      // timers fire up to a millisecond early
      if (fact.now < until) return { state, commands: [{ do: 'wake', at: until }] };
      return to({ ...state, hold: { kind: 'expired' } });
    }
    case 'week-chosen':
      return state.wish && !isBusy(state)
        ? to({ ...state, choices: choose(state.choices, fact.date, fact.choice) })
        : keep(state);
    default:
      return decideAttempt(state, fact);
  }
}

function decideAttempt(state: BookingProcess, fact: AttemptFact): BookingDecision {
  const { kind } = state.attempt;
  const awaited = kind === 'sending' || kind === 'checking';
  switch (fact.type) {
    case 'confirmed': {
      if (!state.wish || awaited || kind === 'unsure' || kind === 'done') return keep(state);
      const known = state.order && isSame(state.order, fact.content) ? state.order : null;
      const order = known ?? { ...fact.content, key: fact.freshKey };
      const next: BookingProcess = {
        ...state,
        attempt: { kind: 'sending' },
        order,
        rechecks: MAX_RECHECKS,
        reconnected: false,
      };
      return { state: next, commands: state.hold.kind === 'asking' ? [] : [{ do: 'book', order }] };
    }
    case 'booked':
      return awaited ? to({ ...state, attempt: { kind: 'done' }, hold: { kind: 'none' }, order: null }) : keep(state);
    case 'refused':
      return kind === 'sending'
        ? to({ ...state, attempt: { kind: 'refused', refusal: fact.refusal }, order: null })
        : keep(state);
    case 'lost':
      return kind === 'sending' ? check(state) : keep(state);
    case 'absent':
      // the order keeps its key, so that a first request which arrives late does not book twice
      return kind === 'checking' ? to({ ...state, attempt: { kind: 'absent' } }) : keep(state);
    case 'unsure': {
      if (kind !== 'checking') return keep(state);
      const unsure: BookingProcess = { ...state, attempt: { kind: 'unsure' } };
      return state.reconnected ? recheck(unsure) : to(unsure);
    }
    case 'network-found':
      if (kind === 'checking') return to({ ...state, reconnected: true });
      return kind === 'unsure' ? recheck(state) : keep(state);
    case 'check-repeated':
      return kind === 'unsure' ? check(state) : keep(state);
  }
}

function wish(state: BookingProcess, wanted: BookingWish): BookingDecision {
  const known = state.wish;
  if (isBusy(state) || (known && samePlace(known, wanted) && known.weekly === wanted.weekly)) return keep(state);
  // single and weekly bookings have separate limits, which the hold checks, although the first session is the same
  return ask({ ...state, wish: wanted, attempt: { kind: 'idle' }, choices: {} });
}

function ask(state: BookingProcess & { wish: BookingWish }): BookingDecision {
  const ticket = state.ticket + 1;
  const replaces = state.hold.kind === 'held' ? state.hold.id : null;
  return {
    state: { ...state, ticket, hold: { kind: 'asking' } },
    commands: [{ do: 'hold', wish: state.wish, ticket, replaces }],
  };
}

const check = (state: BookingProcess): BookingDecision =>
  state.order
    ? {
        state: { ...state, attempt: { kind: 'checking' }, reconnected: false },
        commands: [{ do: 'check', order: state.order }],
      }
    : keep(state);

/** Looks the order up again, up to the limit of automatic lookups. */
const recheck = (state: BookingProcess): BookingDecision =>
  state.rechecks > 0 ? check({ ...state, rechecks: state.rechecks - 1 }) : keep(state);

function choose(choices: WeekChoices, date: string, choice: WeekChoice | null): WeekChoices {
  const others = Object.fromEntries(Object.entries(choices).filter(([day]) => day !== date));
  return choice ? { ...others, [date]: choice } : others;
}

/** Both are made by the sheet, with their fields in one order. */
const isSame = (one: OrderContent, other: OrderContent): boolean =>
  JSON.stringify([one.body, one.first]) === JSON.stringify([other.body, other.first]);

const keep = (state: BookingProcess): BookingDecision => ({ state, commands: [] });
/** A change of state alone. */
const to = keep;
const release = (hold: Hold): BookingCommand[] => (hold.kind === 'held' ? [{ do: 'release', id: hold.id }] : []);
/** The order that was confirmed while the hold was being asked for: a hold that came after it would be refused by its own booking. */
const bookWaiting = ({ hold, attempt, order }: BookingProcess): BookingCommand[] =>
  hold.kind === 'asking' && attempt.kind === 'sending' && order ? [{ do: 'book', order }] : [];
const isAwaited = (state: BookingProcess, ticket: number): boolean =>
  state.hold.kind === 'asking' && state.ticket === ticket;
const samePlace = (a: BookingWish, b: BookingWish): boolean =>
  a.courtId === b.courtId && a.date === b.date && a.slotId === b.slotId && a.slotCount === b.slotCount;
