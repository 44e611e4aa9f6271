/** Concurrent users booking one court: their actions in an order chosen by the scheduler, and the invariants after each step. */
import type fc from 'fast-check';
import type { Backend } from '../../mocks/backend.ts';
import type { BookingRecord } from '../../mocks/db/records.ts';
import { auth } from '../../mocks/handlers/auth.ts';
import { bookings } from '../../mocks/handlers/bookings.ts';
import { bookingSeed, tokenOf } from '../../mocks/rules/testing.ts';
import { addDays } from '../../mocks/rules/shared/time.ts';
import { ask, createTestBackend } from '../../mocks/testing.ts';
import type { Booking } from '../../src/shared/api/generated/model.ts';
import { slowWrites } from './slow-writes.ts';

/** 2026-11-26, five days from the tests' now. */
export const DAY_ONE = '2026-11-26';

export type Action =
  | {
      readonly kind: 'book' | 'hold';
      readonly court: number;
      readonly slot: number;
      readonly count: number;
      readonly week: number;
      readonly weeks: number;
    }
  | { readonly kind: 'move'; readonly court: number; readonly slot: number }
  | { readonly kind: 'cancel' };

type Answer = Awaited<ReturnType<typeof ask>>;
type Db = Backend['control']['db'];

/** The backend, with a wait controlled by the scheduler before every write. */
export function racingBackend(scheduler: fc.Scheduler | null, options: { unitOfWork?: boolean } = {}): Backend {
  const wait = async () => scheduler?.schedule(Promise.resolve());
  const handlers = slowWrites({ ...auth, ...bookings }, wait);
  return createTestBackend(handlers, { seed: { fill: bookingSeed, version: 1 }, ...options });
}

/** Pairs of active bookings that overlap on one court; there must be none. Independent of the backend's own rules. */
export function doubleBookings(db: Db): [BookingRecord, BookingRecord][] {
  const active = db.read.bookings.filter(({ status }) => status !== 'Unbooked');
  return active.flatMap((a, index) =>
    active
      .slice(index + 1)
      .filter((b) => a.court_id === b.court_id && a.starts_at < b.ends_at && b.starts_at < a.ends_at)
      .map((b): [BookingRecord, BookingRecord] => [a, b]),
  );
}

/** Runs one user's actions in sequence; throws when an answer contradicts the database. Returns the statuses. */
export async function act(backend: Backend, userId: number, actions: readonly Action[]): Promise<string[]> {
  const mine: number[] = [];
  const statuses: string[] = [];
  for (const action of actions) {
    const answer = await send(backend, userId, action, mine.at(-1));
    if (!answer) continue;
    checkAnswer(backend.control.db, action, answer, mine);
    statuses.push(`${action.kind} ${answer.status}`);
  }
  return statuses;
}

async function send(
  backend: Backend,
  userId: number,
  action: Action,
  latest: number | undefined,
): Promise<Answer | null> {
  const post = (path: string, body: object, method = 'POST') =>
    ask(backend, path, { method, body: { module: 'base', ...body }, token: tokenOf(userId) });
  if (action.kind === 'cancel') return latest === undefined ? null : post(`/booking/${latest}/cancel`, {});
  if (action.kind === 'move') {
    return latest === undefined
      ? null
      : post(`/booking/${latest}`, { court_id: action.court, time_slot_id: action.slot }, 'PATCH');
  }
  const date = addDays(DAY_ONE, 7 * action.week);
  const slot = { court_id: action.court, date, time_slot_id: action.slot, slot_count: action.count };
  if (action.kind === 'hold') return post('/bookings/hold', slot);
  const weekly = action.weeks > 1;
  return post('/bookings', { ...slot, weekly, ...(weekly ? { ends_on: addDays(date, 7 * (action.weeks - 1)) } : {}) });
}

/** A success matches the stored booking; a refusal has a message. */
function checkAnswer(db: Db, action: Action, { status, body }: Answer, mine: number[]): void {
  if (status === 200 || status === 201) {
    if (action.kind === 'hold') return;
    const data = body.data as { booking: Booking; sessions?: Booking[] }; // as the contract's schema has checked
    for (const told of data.sessions ?? [data.booking]) checkStored(db, told);
    if (action.kind === 'book') {
      mine.push(...(data.sessions ?? []).map(({ id }) => id));
      if (data.sessions?.length !== action.weeks)
        throw new Error(`asked for ${action.weeks} sessions, got ${data.sessions?.length}`);
    }
    return;
  }
  const code = body.errors[0]?.code ?? '';
  const words = {
    slot_taken: 'This time slot has just been taken.',
    series_conflict: /^\d+ of \d+ sessions (is|are) not available\.$/,
  };
  const isConflict =
    status === 409 && code in words && new RegExp(words[code as keyof typeof words]).test(body.message ?? '');
  // After cancelling the last booking, a further attempt finds none.
  const isOwnDoing =
    (status === 409 && code === 'stale' && action.kind !== 'book') || (status === 422 && code === 'limit_reached');
  if (!isConflict && !isOwnDoing) throw new Error(`${action.kind}: ${status} ${code} ${body.message}`);
  if (isConflict && body.data === null) throw new Error('a refused booking carries its preview');
}

function checkStored(db: Db, told: Booking): void {
  const stored = db.read.bookings.get(told.id);
  const same =
    stored?.court_id === told.court.id &&
    stored.date === told.date &&
    stored.time_slot_id === told.time_slot.id &&
    stored.slot_count === told.slot_count &&
    stored.status === told.status &&
    stored.price === told.price;
  if (!same) throw new Error(`booking ${told.id} is not stored as it was told`);
}
