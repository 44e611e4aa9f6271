/** What becomes of a booking whose player is asked about a closed time, as a pure machine (R31, decision 036). */
import { DAY, HOUR } from '../shared/time.ts';

export type ClosureState = 'asked' | 'moved' | 'cancelled' | 'lapsed' | 'kept' | 'ended';
/**
 * `moved` and `cancelled`: the player's answer. `reopened`: the time was opened again. `changed`: the booking was moved,
 * cancelled or expired in another way. `time`: nothing but time has passed.
 */
export type ClosureEvent = 'moved' | 'cancelled' | 'reopened' | 'changed' | 'time';
export interface Closure {
  readonly state: ClosureState;
  /** null: nobody was asked. */
  readonly answer_until: number | null;
}

/** Until when a player who is asked now may answer: a day, at the latest two hours before the start; null when that is over. */
export function answerUntil(startsAt: number, now: number): number | null {
  const until = Math.min(now + DAY, startsAt - 2 * HOUR);
  return until > now ? until : null;
}

/** The next state, or null where the event has no place: an answer that comes too late, or anything once it is settled. */
export function decideClosure({ state, answer_until }: Closure, event: ClosureEvent, now: number): ClosureState | null {
  if (state !== 'asked') return null;
  const isOver = answer_until === null || answer_until <= now;
  if (event === 'time') return isOver ? 'lapsed' : 'asked';
  if (isOver) return null;
  if (event === 'reopened') return 'kept';
  return event === 'changed' ? 'ended' : event;
}

/** The state as it is now: reads write nothing. */
export const closureAt = (closure: Closure, now: number): ClosureState =>
  decideClosure(closure, 'time', now) ?? closure.state;
