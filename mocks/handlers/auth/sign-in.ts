import { storedPhone } from '../../../src/shared/lib/phone-number.ts';
import type { HandlersOf } from '../../contract/types.ts';
import { openSession } from '../../identity/sessions.ts';
import { toLoggedUser } from '../../views/user.ts';
import { countWrongPassword, clearWrongPasswords, lockedFor } from './attempts.ts';
import { sendCode } from './codes.ts';
import { ownAccount } from './own-account.ts';
import { userByPhone } from '../../rules/people/phone.ts';
import { social } from './social.ts';
import { verification } from './verification.ts';

/** Signing in and up, and the account itself (design §2). */
export const signIn: HandlersOf<'sign-in'> = {
  ...verification,
  ...social,
  ...ownAccount,

  /** An unknown number and a wrong password get the same answers, however often; an unverified number gets a code. */
  async login({ body }, ctx) {
    const phone = storedPhone(body);
    const user = userByPhone(ctx.db, body);
    const wait = lockedFor(ctx.db, phone, ctx.now());
    if (wait > 0) return ctx.tooMany(wait);
    if (!user || user.password === null || user.password !== body.password) {
      await countWrongPassword(ctx.db, phone, ctx.now());
      return ctx.refuse(422, 'invalid_credentials', undefined, { field: 'password', keepWrites: true });
    }
    await clearWrongPasswords(ctx.db, phone);
    if (!user.is_verified) {
      const resend_in_s = await sendCode(ctx.db, user, ctx.now());
      return ctx.refuse(403, 'phone_not_verified', undefined, { data: { resend_in_s }, keepWrites: true });
    }
    const { token } = await openSession(ctx.db, { userId: user.id, deviceId: body.device_id, now: ctx.now() });
    return { access_token: token, user: toLoggedUser(ctx.db, user) };
  },
};
