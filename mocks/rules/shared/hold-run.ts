/** How long one person may hold a time (design §1, decision 044): five minutes, renewed twice, then others come first. */
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { keepTimes, timesOf } from './rates.ts';
import { MINUTE } from './time.ts';

/** How long a slot is held. */
export const HOLD_MS = 5 * MINUTE;
/** After its last hold a time is left to others for as long; whoever comes back later begins anew. */
const PAUSE_MS = HOLD_MS;
/** The first hold and its renewals. */
const MOST_HOLDS = 3;

/** When the holds of one time by one person began, without a pause between them. */
export type HoldRun = readonly number[];
export type HoldDecision =
  /** Held until then: anew, renewed, or what is left of a hold that was let go early. */
  | { readonly kind: 'held'; readonly run: HoldRun; readonly until: number }
  /** Held as often as may be; from then on it is free to hold again. */
  | { readonly kind: 'refused'; readonly until: number };

/** Asked for at `now`, after these holds. */
export function decideHold(run: HoldRun, now: number): HoldDecision {
  const ended = (run.at(-1) ?? Number.NEGATIVE_INFINITY) + HOLD_MS;
  if (now < ended) return { kind: 'held', run, until: ended };
  if (now >= ended + PAUSE_MS) return { kind: 'held', run: [now], until: now + HOLD_MS };
  if (run.length >= MOST_HOLDS) return { kind: 'refused', until: ended + PAUSE_MS };
  return { kind: 'held', run: [...run, now], until: now + HOLD_MS };
}

interface HeldTime {
  readonly user_id: number;
  readonly court_id: number;
  readonly date: string;
  readonly time_slot_id: number;
  readonly slot_count: number;
}
const keysOf = ({ user_id, court_id, date, time_slot_id, slot_count }: HeldTime): string[] =>
  Array.from({ length: slot_count }, (_, n) => `hold ${user_id} ${court_id} ${date} ${time_slot_id + n}`);

/** Of several slots the one that has been held longest decides. */
export function judgeHold(db: DbReader, time: HeldTime, now: number): HoldDecision {
  const decisions = keysOf(time).map((key) => decideHold(timesOf(db, key), now));
  const refused = decisions.filter(({ kind }) => kind === 'refused');
  const soonest = decisions.toSorted((a, b) => a.until - b.until);
  return refused.toSorted((a, b) => b.until - a.until)[0] ?? soonest[0] ?? decideHold([], now);
}

/** Remembers that it is held. */
export async function keepRun(db: DbWriter, time: HeldTime, now: number): Promise<void> {
  for (const key of keysOf(time)) {
    const decided = decideHold(timesOf(db, key), now);
    if (decided.kind === 'held') await keepTimes(db, key, [...decided.run], decided.until + PAUSE_MS);
  }
}
