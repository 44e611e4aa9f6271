import type { HandlersOf, RequestContext } from '../contract/types.ts';
import type { NotificationRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { toNotificationEvent } from '../rules/events/notices.ts';
import { sideNames } from '../rules/games/event-host.ts';
import { toIso } from '../rules/shared/time.ts';
import { toUserRef } from '../rules/shared/lookups.ts';

/** Notifications of a user, for all their profiles together (design §11). */
export const notifications: HandlersOf<'notifications'> = {
  listNotifications({ query: { page } }, ctx) {
    const mine = ctx.db.notifications.list({
      where: { user_id: ctx.user.id },
      sort: ['-created_at', '-id'],
      page: page ?? 1,
    });
    return {
      notifications: mine.items.map((one) => toNotification(ctx.db, one, ctx)),
      pagination: mine.pagination,
      unread_notifications_count: unreadOf(ctx.db, ctx.user.id),
    };
  },

  async markNotificationsRead({ body: { ids } }, ctx) {
    const unread = ctx.db.notifications.by('user', ctx.user.id).filter(({ read_at }) => read_at === null);
    for (const { id } of unread) {
      if (!ids || ids.includes(id)) await ctx.db.notifications.update(id, { read_at: ctx.now() });
    }
    return { unread_notifications_count: unreadOf(ctx.db, ctx.user.id) };
  },

  async markNotificationRead({ path: { id } }, ctx) {
    const notification = ctx.db.notifications.get(id);
    if (notification?.user_id !== ctx.user.id) return ctx.refuse(404, 'not_found'); // another user's is a 404 as well
    if (notification.read_at === null) await ctx.db.notifications.update(id, { read_at: ctx.now() });
    return { unread_notifications_count: unreadOf(ctx.db, ctx.user.id) };
  },
};

const unreadOf = (db: DbReader, userId: number): number =>
  db.notifications.by('user', userId).filter(({ read_at }) => read_at === null).length;

function toNotification(db: DbReader, { title, body, actor_id, ...one }: NotificationRecord, ctx: RequestContext) {
  const { event, ...data } = one.data;
  return {
    ...one,
    title: ctx.say(title),
    body: ctx.say(body),
    data: {
      ...data,
      ...(event && { event: toNotificationEvent(db, event, one, ctx.now()) }),
      ...(data.game && { game: toNotificationGame(data.game, ctx) }),
    },
    actor: toUserRef(db, actor_id),
    read_at: one.read_at === null ? null : toIso(one.read_at),
    created_at: toIso(one.created_at),
  };
}

/** The sides of an event are named in the language of the request. */
const toNotificationGame = (game: NonNullable<NotificationRecord['data']['game']>, ctx: RequestContext) =>
  game.event ? { ...game, home: ctx.say(sideNames.home), away: ctx.say(sideNames.away) } : game;
