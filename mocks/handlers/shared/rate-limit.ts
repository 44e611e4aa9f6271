import { originOf } from '../../db/origin.ts';
import type { UserRecord } from '../../db/records.ts';
import { MINUTE } from '../../rules/time.ts';

interface Calls {
  readonly count: number;
  readonly since: number;
}

/**
 * A counter of calls per user: each call counts, and is told whether it is above `most` per minute. Kept outside the database,
 * as a refused operation writes nothing.
 */
export function rateLimit(most: number): (user: UserRecord, now: number) => boolean {
  const calls = new WeakMap<object, Calls>();
  return (user, now) => {
    const before = calls.get(originOf(user));
    const running = before && now - before.since < MINUTE ? before : { count: 0, since: now };
    calls.set(originOf(user), { ...running, count: running.count + 1 });
    return running.count >= most;
  };
}
