import type { HandlersOf } from '../contract/types.ts';
import type { DbReader } from '../db/tables.ts';
import { goOffline, goOnline, isOnline } from '../realtime/presence.ts';
import { enterRoom, membersOf, quitRoom } from '../realtime/rooms.ts';
import { venueRole } from '../rules/venue-access.ts';
import { metadataOf } from './realtime/metadata.ts';
import { mayEnter } from './realtime/rooms.ts';

/** Presence, events to users, rooms (specification §7, design §11): the same records that clients write themselves. */
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
    return { status: isOnline(ctx.realtime, userId, ctx.now()) && showsOnline(ctx.db, userId) ? 'online' : 'offline' };
  },

  sendRealtimeEvent({ body: { user_ids, event_type, data } }, ctx) {
    const known = user_ids.filter((id) => ctx.db.users.get(id) !== undefined);
    if (event_type === 'NewBookingAdded' && !mayTellOfBooking(ctx.db, ctx.user.id, known, data['venue_id'])) return ctx.refuse(403, 'forbidden');
    for (const user_id of known) ctx.emit({ user_id, type: event_type, data });
    return { delivered: known.length };
  },

  joinRoom({ body: { room_id, metadata } }, ctx) {
    const verdict = mayEnter(ctx.db, ctx, room_id);
    if (verdict === 'not-found') return ctx.refuse(404, 'not_found');
    if (verdict === 'forbidden') return ctx.refuse(403, 'forbidden');
    enterRoom(ctx.realtime, { roomId: room_id, userId: ctx.user.id }, metadataOf(metadata), ctx.now());
    return { room_id, members: membersOf(ctx.realtime, room_id) };
  },

  leaveRoom({ body: { room_id } }, ctx) {
    quitRoom(ctx.realtime, { roomId: room_id, userId: ctx.user.id });
    return null;
  },
};

/** The user's own setting `show_online`. */
const showsOnline = (db: DbReader, userId: number): boolean => db.settings.one('key', 'user', userId, 'show_online')?.value !== false;

/** News of a booking go from somebody who booked there, or works there, to the users of that venue. */
function mayTellOfBooking(db: DbReader, sender: number, recipients: readonly number[], venueId: unknown): boolean {
  if (typeof venueId !== 'number') return false;
  const isConcerned = venueRole(db, db.users.get(sender) ?? null, venueId) !== null || db.bookings.by('user', sender).some(({ venue_id }) => venue_id === venueId);
  return isConcerned && recipients.every((id) => db.venueUsers.one('membership', venueId, id) !== undefined);
}
