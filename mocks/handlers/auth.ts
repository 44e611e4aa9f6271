import type { HandlersOf } from '../contract/types.ts';
import { openSession } from '../identity/sessions.ts';
import { toLoggedUser } from '../rules/views/user.ts';
import { countWrong, forgetWrong, isLocked } from './auth/attempts.ts';
import { firebaseToken } from './auth/firebase-token.ts';
import { userByPhone } from './auth/phone.ts';

/** Sessions and the signed-in user (design §2). */
export const auth: HandlersOf<'auth'> = {
  /** An unknown number and a wrong password read the same. */
  async login({ body }, ctx) {
    const user = userByPhone(ctx.db, body.phone_prefix, body.phone_number);
    if (!user) return ctx.refuse(422, 'invalid_credentials', undefined, { field: 'password' });
    if (isLocked(user, ctx.now())) return ctx.refuse(429, 'too_many_attempts');
    if (user.password === null || user.password !== body.password) {
      countWrong(user, ctx.now());
      return ctx.refuse(422, 'invalid_credentials', undefined, { field: 'password' });
    }
    forgetWrong(user);
    if (!user.is_verified) return ctx.refuse(403, 'phone_not_verified');
    const { token } = await openSession(ctx.db, { userId: user.id, deviceId: body.device_id, now: ctx.now() });
    return { access_token: token, user: toLoggedUser(ctx.db, user) };
  },

  /** This device's sessions end, that of the token among them. */
  async logout({ body }, ctx) {
    const ending = ctx.db.sessions
      .by('user', ctx.user.id)
      .filter((session) => session.id === ctx.session.id || session.device_id === body.device_id);
    for (const session of ending) await ctx.db.sessions.remove(session.id);
    return null;
  },

  getMe: (_input, ctx) => ({ user: toLoggedUser(ctx.db, ctx.user) }),

  createFirebaseToken: (_input, ctx) => ({
    firebase_token: firebaseToken({ userId: ctx.user.id, module: ctx.module, now: ctx.now() }),
  }),
};
