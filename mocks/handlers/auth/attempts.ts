import { originOf } from '../../db/origin.ts';
import type { UserRecord } from '../../db/records.ts';
import { MINUTE } from '../../rules/time.ts';

const MOST = 5;
const LOCK_MS = 10 * MINUTE;
interface Attempts {
  readonly password: UserRecord['password'];
  readonly count: number;
  readonly at: number;
}

/**
 * Wrong passwords per user. A refused operation writes nothing, so they are counted outside the database, until the
 * password is another one.
 */
const wrong = new WeakMap<object, Attempts>();

const current = (user: UserRecord, now: number): number => {
  const attempts = wrong.get(originOf(user));
  return attempts?.password === user.password && now - attempts.at < LOCK_MS ? attempts.count : 0;
};

/** Five wrong passwords lock the account for ten minutes, even for the right one (decision 007). Milliseconds until then; 0: not locked. */
export const lockedFor = (user: UserRecord, now: number): number =>
  current(user, now) >= MOST ? (wrong.get(originOf(user))?.at ?? now) + LOCK_MS - now : 0;
export const countWrongPassword = (user: UserRecord, now: number): unknown =>
  wrong.set(originOf(user), { password: user.password, count: current(user, now) + 1, at: now });
export const clearWrongPasswords = (user: UserRecord): boolean => wrong.delete(originOf(user));
