import type { Handlers } from '../../contract/types.ts';
import { openSession } from '../../identity/sessions.ts';
import { toLoggedUser } from '../../views/user.ts';
import { countTry, dayLeft, isDayFull, judgeCode, resendIn, sendCode, spendCode } from './codes.ts';
import { newUser } from './new-user.ts';
import { isSamePhone, storedPhone } from '../../../src/shared/lib/phone-number.ts';
import { maskedPhone, userByPhone } from '../../rules/people/phone.ts';
import { texts } from './texts.ts';

const SECOND = 1000;

/** Verification codes (design §2). Numbers with and without an account get the same answers. */
export const verification: Handlers<'register' | 'verifyPhone' | 'resendCode' | 'forgotPassword'> = {
  async register({ body }, ctx) {
    const phone = storedPhone(body);
    if (!userByPhone(ctx.db, body)) {
      await ctx.db.users.insert(newUser({ ...phone, locale: body.locale, now: ctx.now() }));
    }
    return { phone_masked: maskedPhone(phone), resend_in_s: await sendCode(ctx.db, phone, ctx.now()) };
  },

  async verifyPhone({ body }, ctx) {
    const { db } = ctx;
    const phone = storedPhone(body);
    const isNewNumber = ctx.user?.new_phone != null && isSamePhone(ctx.user.new_phone, phone);
    const holder = userByPhone(db, body);
    const verdict = judgeCode(db, phone, body, ctx.now());
    // another code may be asked for then
    if (verdict === 'locked')
      return ctx.tooMany(resendIn(db, phone, ctx.now()) * SECOND, { message: texts.tries, field: 'code' });
    if (verdict === 'closed')
      return ctx.tooMany(dayLeft(db, phone, ctx.now()), { message: texts.triesOfDay, field: 'code' });
    const user = isNewNumber ? ctx.user : holder;
    if (verdict === 'wrong' || !user) {
      await countTry(db, phone, ctx.now());
      return ctx.refuse(422, 'invalid_code', undefined, { field: 'code', keepWrites: true });
    }
    if (isNewNumber && holder && holder.id !== user.id)
      return ctx.refuse(422, 'validation', ctx.say(texts.phoneTaken), { field: 'phone_number' });
    await spendCode(db, phone, body.device_id);
    const verified = await db.users.update(user.id, {
      is_verified: true,
      ...(isNewNumber ? { ...phone, new_phone: null } : {}),
    });
    const { id, token } = await openSession(db, { userId: user.id, deviceId: body.device_id, now: ctx.now() });
    await db.sessions.update(id, { proved_at: ctx.now() });
    return { access_token: token, user: toLoggedUser(db, verified) };
  },

  async resendCode({ body }, ctx) {
    const phone = storedPhone(body);
    const wait = resendIn(ctx.db, phone, ctx.now());
    const reason = isDayFull(ctx.db, phone, ctx.now()) ? texts.codesOfDay : texts.resend;
    if (wait > 0) return ctx.tooMany(wait * SECOND, { message: reason, data: { resend_in_s: wait } });
    return { resend_in_s: await sendCode(ctx.db, phone, ctx.now()) };
  },

  forgotPassword: async ({ body }, ctx) => ({ resend_in_s: await sendCode(ctx.db, storedPhone(body), ctx.now()) }),
};
