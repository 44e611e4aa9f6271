import type { UserRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { MINUTE } from '../../rules/shared/time.ts';
import type { Phone } from '../../rules/people/phone.ts';

const MOST = 5;
const LOCK_MS = 10 * MINUTE;

/** Whose passwords are tried: a number, with or without an account, or an account without a number. */
type Account = Phone | UserRecord;

const nameOf = (account: Account): string =>
  account.phone_number === '' && 'id' in account
    ? `user ${account.id}`
    : `${account.phone_prefix} ${account.phone_number}`;

const countOf = (db: DbReader, account: Account, now: number): number => {
  const attempts = db.passwordAttempts.one('account', nameOf(account));
  return attempts && now - attempts.at < LOCK_MS ? attempts.count : 0;
};

/**
 * Five wrong passwords lock a number for ten minutes, even for the right one, and whether or not it has an account (023).
 * Milliseconds until then; 0: not locked.
 */
export function lockedFor(db: DbReader, account: Account, now: number): number {
  const attempts = db.passwordAttempts.one('account', nameOf(account));
  return attempts && countOf(db, account, now) >= MOST ? attempts.at + LOCK_MS - now : 0;
}

/** Counts a wrong password. The refusal must keep its writes. */
export async function countWrongPassword(db: DbWriter, account: Account, now: number): Promise<void> {
  const count = countOf(db, account, now) + 1;
  for (const { id } of db.passwordAttempts.filter(({ at }) => now - at >= LOCK_MS))
    await db.passwordAttempts.remove(id);
  const known = db.passwordAttempts.one('account', nameOf(account));
  if (known) await db.passwordAttempts.update(known.id, { count, at: now });
  else await db.passwordAttempts.insert({ account: nameOf(account), count, at: now });
}

/** After the right password, with a new one, and with the end of the account. */
export async function clearWrongPasswords(db: DbWriter, account: Account): Promise<void> {
  const known = db.passwordAttempts.one('account', nameOf(account));
  if (known) await db.passwordAttempts.remove(known.id);
}
