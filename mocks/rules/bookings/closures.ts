/** What is stored of closures with choices (R31); the decisions are in `closure.ts`. */
import type { BookingRecord, ClosureRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { type ClosureEvent, decideClosure } from './closure.ts';
import { existing } from '../shared/lookups.ts';

/** The latest time that its player was asked about a booking. */
export const lastQuestion = (db: DbReader, bookingId: number): ClosureRecord | undefined =>
  db.closures.by('booking', bookingId).findLast(({ action }) => action === 'ask');

/** The questions of a closed time that wait for an answer. */
export const openQuestions = (db: DbReader, blockId: number, now: number): ClosureRecord[] =>
  db.closures.by('block', blockId).filter((closure) => decideClosure(closure, 'time', now) === 'asked');

/** Settles the open question about a booking, if there is one; false where the event comes too late. */
export async function settleQuestion(
  db: DbWriter,
  bookingId: number,
  event: Exclude<ClosureEvent, 'time'>,
  now: number,
): Promise<boolean> {
  const open = db.closures.by('booking', bookingId).find(({ state }) => state === 'asked');
  const state = open ? decideClosure(open, event, now) : null;
  if (!open || state === null) return false;
  await db.closures.update(open.id, { state, settled_at: now });
  return true;
}

/** Keeps what becomes of a booking in a time that is closed now. */
export async function keepOutcome(
  db: DbWriter,
  before: BookingRecord,
  { block_id, action, reason, answer_until }: Pick<ClosureRecord, 'block_id' | 'action' | 'reason' | 'answer_until'>,
  now: number,
): Promise<void> {
  const court = existing(db.courts.get(before.court_id), 'court');
  await db.closures.insert({
    block_id,
    booking_id: before.id,
    action,
    state: action === 'ask' ? 'asked' : action === 'move' ? 'moved' : 'cancelled',
    reason,
    from: { court_name: court.name, date: before.date, starts_at: before.starts_at },
    answer_until,
    settled_at: action === 'ask' ? null : now,
  });
}
