import type { UserRecord } from '../../db/records.ts';
import { MINUTE } from '../../rules/time.ts';

const MOST = 5;
const LOCK_MS = 10 * MINUTE;
interface Attempts {
  readonly count: number;
  readonly at: number;
}

/**
 * Wrong passwords per user. A refused operation writes nothing, so they are counted outside the database: by the user's
 * record object, which belongs to one database and is replaced with the password.
 */
const wrong = new WeakMap<UserRecord, Attempts>();

const current = (user: UserRecord, now: number): number => {
  const attempts = wrong.get(user);
  return attempts && now - attempts.at < LOCK_MS ? attempts.count : 0;
};

/** Five wrong passwords lock the account for ten minutes, even for the right one (decision 007). */
export const isLocked = (user: UserRecord, now: number): boolean => current(user, now) >= MOST;
export const countWrongPassword = (user: UserRecord, now: number): unknown =>
  wrong.set(user, { count: current(user, now) + 1, at: now });
export const clearWrongPasswords = (user: UserRecord): boolean => wrong.delete(user);
