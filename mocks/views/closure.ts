import type { BookingRecord, ClosureRecord, VenueRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { closureAt } from '../rules/bookings/closure.ts';
import { lastQuestion } from '../rules/bookings/closures.ts';
import { type Proposal, proposalsFor } from '../rules/bookings/proposals.ts';
import { toIso, wallTimeOf } from '../rules/shared/time.ts';

interface Viewing {
  now(): number;
  readonly user: { readonly id: number };
}

/** The question about a booking in a closed time, with free times to move to while its player may answer (R31). */
export function toClosure(db: DbReader, booking: BookingRecord, venue: VenueRecord, ctx: Viewing) {
  const question = lastQuestion(db, booking.id);
  if (!question || question.answer_until === null) return null;
  const now = ctx.now();
  const state = closureAt(question, now);
  const can_answer = state === 'asked' && booking.status !== 'Unbooked' && booking.user_id === ctx.user.id;
  const proposals = can_answer ? proposalsFor(db, booking, venue, { now, userId: ctx.user.id }) : [];
  return {
    state,
    reason: question.reason,
    answer_until: toIso(question.answer_until),
    can_answer,
    proposals: proposals.map(toProposal),
  };
}

export const toProposal = ({ court, range, starts_at, ends_at, price }: Proposal) => ({
  court_id: court.id,
  court_name: court.name,
  date: range.date,
  time_slot_id: range.time_slot_id,
  starts_at: toIso(starts_at),
  ends_at: toIso(ends_at),
  price,
});

/** What became of a booking that a closed time hit; `booking` as the reader sees it. */
export const toOutcome = <Shown>(booking: Shown, closure: ClosureRecord, now: number) => {
  const state = closureAt(closure, now);
  const settled = state === 'lapsed' ? closure.answer_until : closure.settled_at;
  return {
    booking,
    action: closure.action,
    state,
    reason: closure.reason,
    from: { court_name: closure.from.court_name, date: closure.from.date, start: wallTimeOf(closure.from.starts_at) },
    answer_until: closure.answer_until === null ? null : toIso(closure.answer_until),
    settled_at: settled === null ? null : toIso(settled),
  };
};
