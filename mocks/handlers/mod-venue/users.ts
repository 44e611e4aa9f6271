import type { Handlers } from '../../contract/types.ts';
import type { VenueRecord, VenueUserRecord } from '../../db/records.ts';
import type { RealtimeReader } from '../../realtime/staging.ts';
import { isSuperUser, venuePermissions } from '../../rules/venues/access.ts';
import type { RoleChange } from '../../rules/people/role-notices.ts';
import { personToAdd } from '../shared/person-to-add.ts';
import { announceRole, byRole, isLastOwner, toRoleHolder } from '../shared/role-holders.ts';
import { type VenueManagementContext, managedVenue } from '../shared/managed-venue.ts';

const self = { en: 'Super users cannot add themselves.', sq: 'Një superpërdorues nuk mund të shtojë veten.' };
const known = { en: 'This user already runs the venue.', sq: 'Ky përdorues e drejton tashmë qendrën.' };
const order = byRole('owner', 'manager', 'staff');

/** The people who run a venue: all of them see the list, owners and super users change it, everyone may leave (decision 033). */
export const userHandlers: Handlers<'listVenueUsers' | 'addVenueUser' | 'updateVenueUser' | 'removeVenueUser'> = {
  listVenueUsers({ path: { venueId } }, ctx) {
    const { venue } = managedVenue(ctx, venueId, 'read');
    const users = usersOf(ctx, venue).toSorted(order);
    return {
      users: users.map((one) => toVenueUser(ctx, venue, one)),
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
    if (user.id === ctx.user.id && isSuperUser(ctx))
      return ctx.refuse(422, 'validation', ctx.say(self), {
        field: body.user_id === undefined ? 'phone_number' : 'user_id',
      });
    const added = await ctx.db.venueUsers.insert({ venue_id: venueId, user_id: user.id, role, since: ctx.now() });
    await announceRole(ctx, changeOf(venue, user.id, ctx), { before: null, after: role });
    return { user: toVenueUser(ctx, venue, added) };
  },

  async updateVenueUser({ path: { venueId, userId }, body: { role } }, ctx) {
    const venue = venueWithUsers(ctx, venueId);
    const before = ctx.db.venueUsers.one('membership', venueId, userId);
    if (!before) return ctx.refuse(404, 'not_found');
    if (role !== 'owner' && isLastOwner(usersOf(ctx, venue), before)) return ctx.refuse(409, 'last_admin');
    const after = await ctx.db.venueUsers.update(before.id, { role });
    await announceRole(ctx, changeOf(venue, userId, ctx), { before: before.role, after: role });
    return { user: toVenueUser(ctx, venue, after) };
  },

  async removeVenueUser({ path: { venueId, userId } }, ctx) {
    const venue = userId === ctx.user.id ? managedVenue(ctx, venueId, 'read').venue : venueWithUsers(ctx, venueId);
    const before = ctx.db.venueUsers.one('membership', venueId, userId);
    if (!before) return ctx.refuse(404, 'not_found');
    if (isLastOwner(usersOf(ctx, venue), before)) return ctx.refuse(409, 'last_admin');
    await ctx.db.venueUsers.remove(before.id);
    await announceRole(ctx, changeOf(venue, userId, ctx), { before: before.role, after: null });
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

const usersOf = ({ db }: Pick<VenueManagementContext, 'db'>, venue: VenueRecord) => db.venueUsers.by('venue', venue.id);

const toVenueUser = (
  ctx: VenueManagementContext & { readonly realtime: RealtimeReader },
  venue: VenueRecord,
  one: VenueUserRecord,
) => toRoleHolder(ctx, usersOf(ctx, venue), one, venuePermissions(ctx.db, ctx, venue)['manage_users'] === true);
