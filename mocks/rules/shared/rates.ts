/** How often something may be done (design §1, decision 044): one rule for all limits. */
import type { DbReader, DbWriter } from '../../db/tables.ts';

/** At most so often in so many milliseconds, whenever they begin. */
export interface Limit {
  readonly most: number;
  readonly within: number;
}

/** Milliseconds until it may be done again; 0: now. `times` are in order. */
export function waitOf(times: readonly number[], { most, within }: Limit, now: number): number {
  const first = times.filter((at) => now - at < within).at(-most);
  return first === undefined ? 0 : first + within - now;
}

/** When it was done, as far as it is known. */
export const timesOf = (db: DbReader, key: string): readonly number[] => db.rates.one('key', key)?.times ?? [];

/** The wait of what is counted under a key. What was deleted since still counts: it is what was done that does. */
export const waitFor = (db: DbReader, key: string, limit: Limit, now: number): number =>
  waitOf(timesOf(db, key), limit, now);

/** Counts it once more. */
export async function countOnce(db: DbWriter, key: string, { most, within }: Limit, now: number): Promise<void> {
  const times = [...timesOf(db, key).filter((at) => now - at < within), now].slice(-most);
  await keepTimes(db, key, times, now + within);
}

/** Stores when it was done, until none of it counts any more. */
export async function keepTimes(db: DbWriter, key: string, times: number[], until: number): Promise<void> {
  const known = db.rates.one('key', key);
  if (known) await db.rates.update(known.id, { times, until });
  else await db.rates.insert({ key, times, until });
}
