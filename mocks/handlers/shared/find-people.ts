import { phoneProblem } from '../../../src/shared/lib/phone.ts';
import type { UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { userByPhone } from '../../rules/people/phone.ts';
import { MINUTE } from '../../rules/shared/time.ts';
import { fold } from '../../rules/shared/fold.ts';
import { callLimit } from './rate-limit.ts';

/** Looking for people, by whatever operation: thirty times per minute and user. */
export const waitToLookUp = callLimit({ most: 30, within: MINUTE });

/** Accounts that others can find: verified, with a name. */
export const isFindable = ({ is_verified, profile_status }: UserRecord): boolean =>
  is_verified && profile_status === 'completed';

/** The findable account of a number as people type it; without a country code it is an Albanian one. */
export function personByPhone(db: DbReader, written: string, prefix = '+355'): UserRecord | undefined {
  const number = written.replaceAll(/\s/g, '');
  if (phoneProblem(number) !== null) return undefined;
  const user = userByPhone(db, { phone_prefix: prefix, phone_number: number });
  return user && isFindable(user) ? user : undefined;
}

/** Findable users in whose names each of these words begins a word, by name; accents do not matter. */
export function peopleByName(db: DbReader, keywords: string): UserRecord[] {
  const words = fold(keywords).split(/\s+/).filter(Boolean);
  const meets = (user: UserRecord) => {
    const names = fold(user.name ?? '').split(/\s+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  };
  return db.users.list({ where: (user) => isFindable(user) && meets(user), sort: 'name', perPage: 50 }).items;
}
