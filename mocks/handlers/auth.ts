import type { HandlersOf } from '../contract/types.ts';
import { toLoggedUser } from '../views/user.ts';
import { firebaseToken } from './auth/firebase-token.ts';

/** The signed-in user, and the end of a session. */
export const auth: HandlersOf<'auth'> = {
  /** Ends all sessions of this device, including the token's own. */
  async logout({ body }, ctx) {
    const ending = ctx.db.sessions
      .by('user', ctx.user.id)
      .filter((session) => session.id === ctx.session.id || session.device_id === body.device_id);
    for (const session of ending) await ctx.db.sessions.remove(session.id);
    return null;
  },

  getMe: (_input, ctx) => ({ user: toLoggedUser(ctx.db, ctx.user) }),

  createFirebaseToken: (_input, ctx) => ({
    firebase_token: firebaseToken({ session: ctx.session, module: ctx.module, now: ctx.now() }),
  }),
};
