import type { RequestContext, TooMany } from '../../contract/types.ts';
import type { LocalText, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { ErrorCode } from '../../texts.ts';
import { waitToLookUp, isFindable, personByPhone } from './find-people.ts';

const texts = {
  which: { en: 'Give a user or a phone number.', sq: 'Jep një përdorues ose një numër telefoni.' },
  user: { en: 'This user does not exist.', sq: 'Ky përdorues nuk ekziston.' },
  number: { en: 'Nobody has an account with this number.', sq: 'Askush nuk ka llogari me këtë numër.' },
};

interface AddingContext extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
  refuse(status: 422, code: ErrorCode, message?: string, options?: { field?: string }): never;
  tooMany: TooMany;
}

/** The findable account that is to be added, named by id or by phone number; refused on the field that was given (decision 033). */
export function personToAdd(
  ctx: AddingContext,
  given: { readonly user_id?: number; readonly phone_prefix?: string; readonly phone_number?: string },
  known: { readonly isKnown: (userId: number) => boolean; readonly text: LocalText },
): UserRecord {
  const { user_id, phone_prefix, phone_number } = given;
  if ((user_id === undefined) === (phone_number === undefined))
    return ctx.refuse(422, 'validation', ctx.say(texts.which), { field: 'user_id' });
  const field = user_id === undefined ? 'phone_number' : 'user_id';
  const wait = waitToLookUp(ctx.user, ctx.now());
  if (wait > 0) return ctx.tooMany(wait);
  const user =
    user_id === undefined ? personByPhone(ctx.db, phone_number ?? '', phone_prefix) : findable(ctx.db, user_id);
  if (!user)
    return ctx.refuse(422, 'validation', ctx.say(user_id === undefined ? texts.number : texts.user), { field });
  if (known.isKnown(user.id)) return ctx.refuse(422, 'already_member', ctx.say(known.text), { field });
  return user;
}

function findable(db: DbReader, userId: number): UserRecord | undefined {
  const user = db.users.get(userId);
  return user && isFindable(user) ? user : undefined;
}
