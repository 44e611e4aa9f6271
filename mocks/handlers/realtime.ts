import type { HandlersOf } from '../contract/types.ts';
import type { DbReader, DbWriter } from '../db/tables.ts';
import { MINUTE } from '../rules/time.ts';
import { venueRole } from '../rules/venue-access.ts';
import { mayEnter } from './realtime/rooms.ts';

/** Older presence counts as offline (specification §4). */
const FRESH_MS = 5 * MINUTE;
const isFresh = (timestamp: number, now: number): boolean => now - timestamp <= FRESH_MS;

/** Presence, events to users, rooms (specification §7, design §11). */
export const realtime: HandlersOf<'realtime'> = {
  async setOnline({ body: { connection_id } }, ctx) {
    const now = ctx.now();
    const known = ctx.db.connections.one('connection', ctx.user.id, connection_id);
    if (known) await ctx.db.connections.update(known.id, { timestamp: now });
    else await ctx.db.connections.insert({ user_id: ctx.user.id, connection_id, timestamp: now });
    await setPresence(ctx.db, ctx.user.id, 'online', now);
    return { status: 'online', connection_id };
  },

  async setOffline({ body: { connection_id } }, ctx) {
    const now = ctx.now();
    const known = ctx.db.connections.one('connection', ctx.user.id, connection_id);
    if (known) await ctx.db.connections.remove(known.id);
    // another tab or device keeps the user online, as long as its heart beats (R3)
    const others = ctx.db.connections.by('user', ctx.user.id).filter(({ timestamp }) => isFresh(timestamp, now));
    const status = others.length > 0 ? 'online' : 'offline';
    if (status === 'offline') await setPresence(ctx.db, ctx.user.id, status, now);
    return { status, connection_id };
  },

  getUserStatus({ path: { userId } }, ctx) {
    if (!ctx.db.users.get(userId)) return ctx.refuse(404, 'not_found');
    const presence = ctx.db.presence.one('user', userId);
    const isOnline = presence?.status === 'online' && isFresh(presence.timestamp, ctx.now()) && showsOnline(ctx.db, userId);
    return { status: isOnline ? 'online' : 'offline' };
  },

  sendRealtimeEvent({ body: { user_ids, event_type, data } }, ctx) {
    const known = user_ids.filter((id) => ctx.db.users.get(id) !== undefined);
    if (event_type === 'NewBookingAdded' && !mayTellOfBooking(ctx.db, ctx.user.id, known, data['venue_id'])) return ctx.refuse(403, 'forbidden');
    for (const user_id of known) ctx.emit({ user_id, type: event_type, data });
    return { delivered: known.length };
  },

  async joinRoom({ body: { room_id } }, ctx) {
    const verdict = mayEnter(ctx.db, ctx, room_id);
    if (verdict === 'not-found') return ctx.refuse(404, 'not_found');
    if (verdict === 'forbidden') return ctx.refuse(403, 'forbidden');
    if (!ctx.db.roomMembers.one('membership', room_id, ctx.user.id)) await ctx.db.roomMembers.insert({ room_id, user_id: ctx.user.id });
    return { room_id, members: ctx.db.roomMembers.by('room', room_id).map(({ user_id }) => user_id) };
  },

  async leaveRoom({ body: { room_id } }, ctx) {
    const member = ctx.db.roomMembers.one('membership', room_id, ctx.user.id);
    if (member) await ctx.db.roomMembers.remove(member.id);
    return null;
  },
};

async function setPresence(db: DbWriter, user_id: number, status: 'online' | 'offline', timestamp: number): Promise<void> {
  const known = db.presence.one('user', user_id);
  if (known) await db.presence.update(known.id, { status, timestamp });
  else await db.presence.insert({ user_id, status, timestamp });
}

/** The user's own setting `show_online`. */
const showsOnline = (db: DbReader, userId: number): boolean => db.settings.one('key', 'user', userId, 'show_online')?.value !== false;

/** News of a booking go from somebody who booked there, or works there, to the users of that venue. */
function mayTellOfBooking(db: DbReader, sender: number, recipients: readonly number[], venueId: unknown): boolean {
  if (typeof venueId !== 'number') return false;
  const isConcerned = venueRole(db, db.users.get(sender) ?? null, venueId) !== null || db.bookings.by('user', sender).some(({ venue_id }) => venue_id === venueId);
  return isConcerned && recipients.every((id) => db.venueUsers.one('membership', venueId, id) !== undefined);
}
