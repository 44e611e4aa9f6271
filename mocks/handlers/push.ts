import type { HandlersOf } from '../contract/types.ts';
import { unsubscribe } from '../rules/shared/push.ts';

/** The devices that push messages are sent to (design §11, decision 074). */
export const push: HandlersOf<'push'> = {
  async savePushSubscription({ body: { device_id, platform, token, locale } }, ctx) {
    const known = ctx.db.pushSubscriptions.one('device', device_id);
    const subscriber = { user_id: ctx.user.id, session_id: ctx.session.id, platform, token, locale };
    const isSame = known?.user_id === ctx.user.id && known.token === token;
    if (known && isSame) await ctx.db.pushSubscriptions.update(known.id, subscriber);
    else {
      // whoever had it before is told nothing here any more
      if (known) await unsubscribe(ctx.db, ctx.realtime, known);
      await ctx.db.pushSubscriptions.insert({ device_id, ...subscriber });
    }
    return null;
  },

  async deletePushSubscription({ path: { device_id } }, ctx) {
    const known = ctx.db.pushSubscriptions.one('device', device_id);
    if (known?.user_id === ctx.user.id) await unsubscribe(ctx.db, ctx.realtime, known);
    return null;
  },
};
