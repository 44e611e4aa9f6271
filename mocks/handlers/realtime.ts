import type { HandlersOf } from '../contract/types.ts';
import { goOffline, goOnline } from '../realtime/presence.ts';
import { enterRoom, membersOf, quitRoom } from '../realtime/rooms.ts';
import { mayEnter } from '../rules/readers/room-access.ts';
import { metadataOf } from './realtime/metadata.ts';
import { isSeenOnline, showsPresence } from '../rules/shared/seen-online.ts';
import { sendEventHandler } from './realtime/send-event.ts';

/** Presence, events to users, rooms (API-42 … API-47, design §11), on the records that clients also write themselves. */
export const realtime: HandlersOf<'realtime'> = {
  setOnline({ body: { connection_id, metadata } }, ctx) {
    goOnline(ctx.realtime, { userId: ctx.user.id, connectionId: connection_id }, metadataOf(metadata), ctx.now());
    return { status: 'online', connection_id };
  },

  setOffline({ body: { connection_id } }, ctx) {
    const status = goOffline(ctx.realtime, { userId: ctx.user.id, connectionId: connection_id }, ctx.now());
    return { status, connection_id };
  },

  getUserStatus({ path: { userId } }, ctx) {
    if (!ctx.db.users.get(userId)) return ctx.refuse(404, 'not_found');
    return { status: isSeenOnline(ctx, userId) ? 'online' : 'offline' };
  },

  ...sendEventHandler,

  joinRoom({ body: { room_id, metadata } }, ctx) {
    const verdict = mayEnter(ctx.db, ctx, room_id);
    if (verdict === 'not-found') return ctx.refuse(404, 'not_found');
    if (verdict === 'forbidden') return ctx.refuse(403, 'forbidden');
    enterRoom(ctx.realtime, { roomId: room_id, userId: ctx.user.id }, metadataOf(metadata), ctx.now());
    // to be here is to be online: who hides that is left out
    const members = membersOf(ctx.realtime, room_id);
    return { room_id, members: members.filter((id) => id === ctx.user.id || showsPresence(ctx.db, id)) };
  },

  leaveRoom({ body: { room_id } }, ctx) {
    quitRoom(ctx.realtime, { roomId: room_id, userId: ctx.user.id });
    return null;
  },
};
