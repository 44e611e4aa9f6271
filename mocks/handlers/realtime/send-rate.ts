import type { UserRecord } from '../../db/records.ts';
import { MINUTE } from '../../rules/time.ts';

const MOST = 30;
interface Calls {
  readonly count: number;
  readonly since: number;
}

/** Calls per sender, counted outside the database like wrong passwords: a refused operation writes nothing. */
const calls = new WeakMap<UserRecord, Calls>();

/** Counts a call; true above thirty per minute and user. */
export function exceedsSendRate(user: UserRecord, now: number): boolean {
  const before = calls.get(user);
  const running = before && now - before.since < MINUTE ? before : { count: 0, since: now };
  calls.set(user, { ...running, count: running.count + 1 });
  return running.count >= MOST;
}
