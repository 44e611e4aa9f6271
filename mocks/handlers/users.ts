import type { HandlersOf } from '../contract/types.ts';
import { toUserRef } from '../rules/shared/lookups.ts';
import { waitToLookUp, peopleByName, personByPhone } from './shared/find-people.ts';

const MOST = 10;
const texts = { short: { en: 'Type at least three letters.', sq: 'Shkruaj të paktën tri shkronja.' } };

/** Finding other users, e.g. to add them (design §6, decision 033). Answers names and pictures, never phone numbers. */
export const users: HandlersOf<'users'> = {
  searchUsers({ query: { keywords } }, ctx) {
    if (!ctx.user.is_verified) return ctx.refuse(403, 'phone_not_verified');
    const wait = waitToLookUp(ctx.user, ctx.now());
    if (wait > 0) return ctx.tooMany(wait);
    const letters = keywords.match(/\p{L}/gu)?.length ?? 0;
    const isNumber = letters === 0 && /\d/.test(keywords);
    // a part of a number finds nobody: only who knows all of it learns whose it is
    if (!isNumber && letters < 3) return ctx.refuse(422, 'validation', ctx.say(texts.short), { field: 'keywords' });
    const found = isNumber ? [personByPhone(ctx.db, keywords)] : peopleByName(ctx.db, keywords);
    const others = found.filter((user) => user !== undefined && user.id !== ctx.user.id);
    return { users: others.slice(0, MOST).flatMap((user) => toUserRef(ctx.db, user?.id ?? null) ?? []) };
  },
};
