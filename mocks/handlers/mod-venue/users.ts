import type { Handlers } from '../../contract/types.ts';
import type { VenueRecord, VenueUserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { RealtimeReader } from '../../realtime/staging.ts';
import { forgetProfile } from '../../rules/forget-profile.ts';
import { toIso } from '../../rules/time.ts';
import { venuePermissions } from '../../rules/venue-access.ts';
import { type RoleChange, roleEvents, tellOfRole } from '../../rules/role-notices.ts';
import { existing, toUserRef } from '../../rules/views/lookups.ts';
import { isSeenOnline } from '../realtime/seen-online.ts';
import { personToAdd } from '../shared/person-to-add.ts';
import { type VenueManagementContext, managedVenue } from './access.ts';

const known = { en: 'This user already runs the venue.', sq: 'Ky përdorues e drejton tashmë qendrën.' };
const rank = { owner: 0, manager: 1, staff: 2 };

/** The people who run a venue: all of them see the list, owners and super users change it, everyone may leave (decision 033). */
export const userHandlers: Handlers<'listVenueUsers' | 'addVenueUser' | 'updateVenueUser' | 'removeVenueUser'> = {
  listVenueUsers({ path: { venueId } }, ctx) {
    const { venue } = managedVenue(ctx, venueId, 'read');
    const users = ctx.db.venueUsers
      .by('venue', venueId)
      .toSorted((a, b) => rank[a.role] - rank[b.role] || a.since - b.since || a.id - b.id);
    return {
      users: users.map((one) => toVenueUser(ctx, one)),
      permissions: { add: venuePermissions(ctx.db, ctx, venue)['manage_users'] === true },
    };
  },

  async addVenueUser({ path: { venueId }, body }, ctx) {
    const venue = venueWithUsers(ctx, venueId);
    const { role } = body;
    const user = personToAdd(ctx, body, {
      isKnown: (userId) => ctx.db.venueUsers.one('membership', venueId, userId) !== undefined,
      text: known,
    });
    const added = await ctx.db.venueUsers.insert({ venue_id: venueId, user_id: user.id, role, since: ctx.now() });
    const change = changeOf(venue, user.id, ctx);
    await tellOfRole(ctx.db, change, { before: null, after: role }, ctx.now());
    roleEvents(change, role).forEach((event) => ctx.emit(event));
    return { user: toVenueUser(ctx, added) };
  },

  async updateVenueUser({ path: { venueId, userId }, body: { role } }, ctx) {
    const venue = venueWithUsers(ctx, venueId);
    const before = ctx.db.venueUsers.one('membership', venueId, userId);
    if (!before) return ctx.refuse(404, 'not_found');
    if (role !== 'owner' && isLastOwner(ctx.db, before)) return ctx.refuse(409, 'last_admin');
    const after = await ctx.db.venueUsers.update(before.id, { role });
    const change = changeOf(venue, userId, ctx);
    if (role !== before.role) {
      await tellOfRole(ctx.db, change, { before: before.role, after: role }, ctx.now());
      roleEvents(change, role).forEach((event) => ctx.emit(event));
    }
    return { user: toVenueUser(ctx, after) };
  },

  async removeVenueUser({ path: { venueId, userId } }, ctx) {
    const venue = userId === ctx.user.id ? managedVenue(ctx, venueId, 'read').venue : venueWithUsers(ctx, venueId);
    const before = ctx.db.venueUsers.one('membership', venueId, userId);
    if (!before) return ctx.refuse(404, 'not_found');
    if (isLastOwner(ctx.db, before)) return ctx.refuse(409, 'last_admin');
    await ctx.db.venueUsers.remove(before.id);
    const change = changeOf(venue, userId, ctx);
    await forgetProfile(ctx.db, change.user_id, { module: change.kind, entity_id: change.entity.id });
    await tellOfRole(ctx.db, change, { before: before.role, after: null }, ctx.now());
    roleEvents(change, null).forEach((event) => ctx.emit(event));
    return null;
  },
};

/** The venue, if the user may choose its people. */
function venueWithUsers(ctx: VenueManagementContext, venueId: number) {
  const { venue } = managedVenue(ctx, venueId, 'read');
  return venuePermissions(ctx.db, ctx, venue)['manage_users'] ? venue : ctx.refuse(403, 'forbidden');
}

const changeOf = (venue: VenueRecord, user_id: number, { user: actor }: VenueManagementContext): RoleChange => ({
  kind: 'venue',
  entity: venue,
  user_id,
  actor,
});

const isLastOwner = (db: DbReader, { id, venue_id, role }: VenueUserRecord): boolean =>
  role === 'owner' && !db.venueUsers.by('venue', venue_id).some((other) => other.id !== id && other.role === 'owner');

function toVenueUser(ctx: VenueManagementContext & { readonly realtime: RealtimeReader }, one: VenueUserRecord) {
  const venue = existing(ctx.db.venues.get(one.venue_id), 'venue');
  const mayChange = venuePermissions(ctx.db, ctx, venue)['manage_users'] === true;
  const isKept = isLastOwner(ctx.db, one);
  return {
    user: existing(toUserRef(ctx.db, one.user_id) ?? undefined, 'user'),
    role: one.role,
    since: toIso(one.since),
    is_online: isSeenOnline(ctx, one.user_id),
    permissions: { change: mayChange && !isKept, remove: (mayChange || one.user_id === ctx.user.id) && !isKept },
  };
}
