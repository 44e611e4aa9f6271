import { originOf } from '../../db/origin.ts';
import type { UserRecord } from '../../db/records.ts';
import { type Limit, waitOf } from '../../rules/shared/rates.ts';

/**
 * A limit of calls per user: answers the milliseconds to wait, 0 for a call that may be made, which counts. Kept outside the database,
 * as a read writes nothing, and neither does a refused operation.
 */
export function callLimit(limit: Limit): (user: UserRecord, now: number) => number {
  const calls = new WeakMap<object, readonly number[]>();
  return (user, now) => {
    const before = calls.get(originOf(user)) ?? [];
    const wait = waitOf(before, limit, now);
    if (wait === 0) calls.set(originOf(user), [...before, now].slice(-limit.most));
    return wait;
  };
}
