import type { Handlers } from '../../contract/types.ts';
import { openSession } from '../../identity/sessions.ts';
import { readIdToken } from '../../identity/tokens.ts';
import { toLoggedUser } from '../../views/user.ts';
import { newUser } from './new-user.ts';
import { texts } from './texts.ts';

/** Finds the user of a social identity, or creates one without number and password (design §2). */
export const social: Handlers<'socialSignIn'> = {
  async socialSignIn({ body: { provider, id_token, device_id } }, ctx) {
    const { db } = ctx;
    const read = readIdToken(id_token);
    if (!read || read.subject === null || read.provider !== provider || read.expiresAt <= ctx.now()) {
      return ctx.refuse(422, 'invalid_credentials', ctx.say(texts.socialToken), { field: 'id_token' });
    }
    const known = db.identities.one('subject', provider, read.subject);
    const user = (known && db.users.get(known.user_id)) ?? (await makeUser(read.name));
    if (!known) await db.identities.insert({ provider, subject: read.subject, user_id: user.id });
    const { token } = await openSession(db, { userId: user.id, deviceId: device_id, now: ctx.now() });
    return { access_token: token, user: toLoggedUser(db, user) };

    function makeUser(name: string | null) {
      const nobody = newUser({ phone_prefix: '', phone_number: '', locale: ctx.language, now: ctx.now() });
      return db.users.insert({ ...nobody, name, is_verified: true });
    }
  },
};
