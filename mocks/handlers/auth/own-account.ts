import { withFigure } from '../../contract/field-texts.ts';
import type { Context, FieldErrorInput, Handlers } from '../../contract/types.ts';
import type { LocalText } from '../../db/records.ts';
import { MINUTE, dateOf } from '../../rules/shared/time.ts';
import { toLoggedUser } from '../../views/user.ts';
import { endAccount, openCompetitionOf, soleAdminOf } from './account-end.ts';
import { clearWrongPasswords, countWrongPassword, lockedFor } from './attempts.ts';
import { sendCode } from './codes.ts';
import { isSamePhone, storedPhone } from '../../../src/shared/lib/phone-number.ts';
import { texts } from './texts.ts';

/** How long a session opened with a code may replace the password. */
const PROOF_MS = 30 * MINUTE;

/** What a signed-in user does with their own account (design §2). */
export const ownAccount: Handlers<'setCredentials' | 'saveProfile' | 'deleteAccount'> = {
  /** The first password needs nothing; replacing one needs a recent code, in case the phone is not with its owner. */
  async setCredentials({ body }, ctx) {
    if (body.password !== body.password_confirmation)
      return ctx.refuse(422, 'validation', ctx.say(texts.mismatch), { field: 'password_confirmation' });
    const { proved_at } = ctx.session;
    const isProved = proved_at !== undefined && ctx.now() - proved_at < PROOF_MS;
    if (ctx.user.password_set && !isProved) return ctx.refuse(403, 'forbidden', ctx.say(texts.proveFirst));
    const user = await ctx.db.users.update(ctx.user.id, { password: body.password, password_set: true });
    await clearWrongPasswords(ctx.db, user);
    if (ctx.user.password_set) {
      for (const { id } of ctx.db.sessions.by('user', user.id))
        if (id !== ctx.session.id) await ctx.db.sessions.remove(id);
    }
    return { user: toLoggedUser(ctx.db, user) };
  },

  async saveProfile({ body }, ctx) {
    const errors = profileErrors(ctx, body);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const phone = storedPhone(body);
    const isOwn = isSamePhone(ctx.user, phone);
    const user = await ctx.db.users.update(ctx.user.id, {
      name: body.name,
      birth_year: body.birth_year,
      city_id: body.city_id,
      profile_status: 'completed',
      new_phone: isOwn ? null : phone,
      ...(body.image_id === undefined ? {} : { image_id: body.image_id }),
    });
    if (!isOwn) await sendCode(ctx.db, phone, ctx.now());
    return { user: toLoggedUser(ctx.db, user) };
  },

  async deleteAccount({ body }, ctx) {
    await checkPassword(ctx, body.password);
    const alone = soleAdminOf(ctx.db, ctx.user);
    if (alone !== null) return ctx.refuse(409, 'last_admin', ctx.say(texts.lastAdmin).replace('{0}', alone));
    const open = openCompetitionOf(ctx.db, ctx.user);
    if (open !== null) return ctx.refuse(409, 'last_admin', ctx.say(texts.openCompetition).replace('{0}', open));
    await endAccount(ctx);
    return null;
  },
};

interface ProfileInput {
  readonly birth_year: number;
  readonly city_id: number;
  readonly image_id?: number | null;
}

/** What the contract cannot check: the current year, the city, and whose picture it is. Whose number it is, is said to who has its code. */
function profileErrors(ctx: Context<'saveProfile'>, body: ProfileInput): FieldErrorInput[] {
  const errors: FieldErrorInput[] = [];
  const refuse = (field: keyof ProfileInput, text: LocalText, figure = '') =>
    errors.push({ field, message: withFigure(ctx.say(text), figure), code: 'validation' });
  const year = Number(dateOf(ctx.now()).slice(0, 4));
  if (body.birth_year > year) refuse('birth_year', texts.year, String(year));
  if (!ctx.db.cities.get(body.city_id)) refuse('city_id', texts.city);
  const image = typeof body.image_id === 'number' ? body.image_id : null;
  if (image !== null && image !== ctx.user.image_id && ctx.db.images.get(image)?.owner_id !== ctx.user.id)
    refuse('image_id', texts.image);
  return errors;
}

/** Five wrong passwords lock this as they lock signing in. A user without a password needs none. */
async function checkPassword(ctx: Context<'deleteAccount'>, password: string | undefined): Promise<void> {
  const { db, user } = ctx;
  if (user.password === null) return;
  if (password === undefined) ctx.refuse(422, 'validation', ctx.say(texts.passwordRequired), { field: 'password' });
  const wait = lockedFor(db, user, ctx.now());
  if (wait > 0) ctx.tooMany(wait);
  if (password === user.password) return;
  await countWrongPassword(db, user, ctx.now());
  ctx.refuse(422, 'invalid_credentials', ctx.say(texts.password), { field: 'password', keepWrites: true });
}
