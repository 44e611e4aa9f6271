import type { BookingWish } from '../booking-address.ts';
import type { WeekChoice, WeekChoices, WeekPlan } from '../weeks.ts';

/** The server's reason, in its own words. */
export interface Refusal {
  message: string;
  code: string | undefined;
}

/** The 5-minute hold on the first session; `until` is monotonic time in ms. Source: design §1. */
export type Hold =
  | { kind: 'none' | 'asking' | 'expired' }
  | { kind: 'held'; id: number; until: number }
  | { kind: 'refused'; refusal: Refusal };

/**
 * The booking itself. A lost answer is settled by reading before anything can be sent again (R11):
 * `checking` reads, `absent` means that nothing was booked, `unsure` that the reading was lost as well.
 */
export type Attempt =
  | { kind: 'idle' | 'sending' | 'checking' | 'absent' | 'unsure' | 'done' }
  | { kind: 'refused'; refusal: Refusal };

/** What is sent, where it will be found, and under which key; the key is kept until its answer is known. */
export interface Order {
  content: string;
  key: string;
}

export interface BookingProcess {
  /** Null while the sheet is closed. */
  wish: BookingWish | null;
  choices: WeekChoices;
  hold: Hold;
  attempt: Attempt;
  order: Order | null;
  /** Number of the last question for a hold: an answer to an older one is let go. */
  ticket: number;
  /** How often this order may still be looked for without being asked to. */
  rechecks: number;
  /** The network came back while the order was being looked for: a failure of that look says little. */
  reconnected: boolean;
}

export type BookingFact =
  | { type: 'wished'; wish: BookingWish }
  | { type: 'closed' | 'hold-renewed' }
  | { type: 'held'; ticket: number; id: number; until: number }
  | { type: 'hold-refused'; ticket: number; refusal: Refusal }
  | { type: 'hold-failed'; ticket: number }
  | { type: 'time-passed'; now: number }
  | { type: 'week-chosen'; date: string; choice: WeekChoice | null }
  | AttemptFact;

type AttemptFact =
  | { type: 'confirmed'; content: string; freshKey: string }
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

/** A network that comes and goes is no reason to ask for ever. */
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

/** An answer is awaited: nothing may be changed and the sheet stays. */
export const isBusy = ({ attempt }: BookingProcess): boolean =>
  attempt.kind === 'sending' || attempt.kind === 'checking';

/** The machine of the booking sheet. A fact that does not fit the state changes nothing. */
export function decideBooking(state: BookingProcess, fact: BookingFact): BookingDecision {
  switch (fact.type) {
    case 'wished':
      return wish(state, fact.wish);
    case 'closed':
      return state.wish
        ? { state: { ...noBooking, ticket: state.ticket + 1 }, commands: release(state.hold) }
        : keep(state);
    case 'held': {
      // a later question replaces an earlier hold on the server; only a closed sheet leaves one behind
      if (!isAwaited(state, fact.ticket))
        return { state, commands: state.wish ? [] : [{ do: 'release', id: fact.id }] };
      const { id, until } = fact;
      return { state: { ...state, hold: { kind: 'held', id, until } }, commands: [{ do: 'wake', at: until }] };
    }
    case 'hold-refused':
      return isAwaited(state, fact.ticket)
        ? to({ ...state, hold: { kind: 'refused', refusal: fact.refusal } })
        : keep(state);
    case 'hold-failed':
      // the hold is a courtesy: without it the booking can still be made
      return isAwaited(state, fact.ticket) ? to({ ...state, hold: { kind: 'none' } }) : keep(state);
    case 'hold-renewed':
      return state.wish && state.hold.kind !== 'held' && !isBusy(state)
        ? ask({ ...state, wish: state.wish })
        : keep(state);
    case 'time-passed':
      return state.hold.kind === 'held' && fact.now >= state.hold.until
        ? to({ ...state, hold: { kind: 'expired' } })
        : keep(state);
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
      const known = state.order?.content === fact.content ? state.order : null;
      const order = known ?? { content: fact.content, key: fact.freshKey };
      return {
        state: { ...state, attempt: { kind: 'sending' }, order, rechecks: MAX_RECHECKS, reconnected: false },
        commands: [{ do: 'book', order }],
      };
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
      // the order stays: sent again under its key, a first one that arrives late books nothing twice
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
  // single or weekly: the first session is the same, but each kind has its own limit, which the hold tells
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

/** Looks again by itself, as long as that was not done too often. */
const recheck = (state: BookingProcess): BookingDecision =>
  state.rechecks > 0 ? check({ ...state, rechecks: state.rechecks - 1 }) : keep(state);

function choose(choices: WeekChoices, date: string, choice: WeekChoice | null): WeekChoices {
  const others = Object.fromEntries(Object.entries(choices).filter(([day]) => day !== date));
  return choice ? { ...others, [date]: choice } : others;
}

const keep = (state: BookingProcess): BookingDecision => ({ state, commands: [] });
/** A change of state alone. */
const to = keep;
const release = (hold: Hold): BookingCommand[] => (hold.kind === 'held' ? [{ do: 'release', id: hold.id }] : []);
const isAwaited = (state: BookingProcess, ticket: number): boolean =>
  state.hold.kind === 'asking' && state.ticket === ticket;
const samePlace = (a: BookingWish, b: BookingWish): boolean =>
  a.courtId === b.courtId && a.date === b.date && a.slotId === b.slotId && a.slotCount === b.slotCount;
