import type { Handlers } from '../../contract/types.ts';
import type { OrganizationRecord, OrganizationUserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { RealtimeReader } from '../../realtime/staging.ts';
import { forgetProfile } from '../../rules/forget-profile.ts';
import { organizationPermissions } from '../../rules/organization-access.ts';
import { type RoleChange, roleEvents, tellOfRole } from '../../rules/role-notices.ts';
import { toIso } from '../../rules/time.ts';
import { existing, toUserRef } from '../../rules/views/lookups.ts';
import { isSeenOnline } from '../realtime/seen-online.ts';
import { personToAdd } from '../shared/person-to-add.ts';
import { managedOrganization, type OrganizationContext } from './access.ts';

const known = {
  en: 'This user already belongs to the organization.',
  sq: 'Ky përdorues është tashmë në organizatë.',
};
const rank = { owner: 0, manager: 1, referee: 2 };

/** The people who run an organization: all of them see the list, owners change it, everyone may leave (decision 039). */
export const organizationUserHandlers: Handlers<
  'listOrganizationUsers' | 'addOrganizationUser' | 'updateOrganizationUser' | 'removeOrganizationUser'
> = {
  listOrganizationUsers({ path: { organizationId }, query: { profile } }, ctx) {
    const organization = managedOrganization(ctx, organizationId, 'read');
    const users = ctx.db.organizationUsers
      .by('organization', organizationId)
      .toSorted((a, b) => rank[a.role] - rank[b.role] || a.since - b.since || a.id - b.id)
      .map((one) => toOrganizationUser(ctx, organization, one));
    return {
      users: users.filter(({ profile_status }) => profile === undefined || profile_status === profile),
      permissions: { add: organizationPermissions(ctx.db, ctx, organization).manage_users },
    };
  },

  async addOrganizationUser({ path: { organizationId }, body }, ctx) {
    const organization = managedOrganization(ctx, organizationId, 'manage_users');
    const { role } = body;
    const user = personToAdd(ctx, body, {
      isKnown: (userId) => ctx.db.organizationUsers.one('membership', organizationId, userId) !== undefined,
      text: known,
    });
    const added = await ctx.db.organizationUsers.insert({
      organization_id: organizationId,
      user_id: user.id,
      role,
      since: ctx.now(),
    });
    const change = changeOf(organization, user.id, ctx);
    await tellOfRole(ctx.db, change, { before: null, after: role }, ctx.now());
    roleEvents(change, role).forEach((event) => ctx.emit(event));
    return { user: toOrganizationUser(ctx, organization, added) };
  },

  async updateOrganizationUser({ path: { organizationId, userId }, body: { role } }, ctx) {
    const organization = managedOrganization(ctx, organizationId, 'manage_users');
    const before = ctx.db.organizationUsers.one('membership', organizationId, userId);
    if (!before) return ctx.refuse(404, 'not_found');
    if (role !== 'owner' && isLastOwner(ctx.db, before)) return ctx.refuse(409, 'last_admin');
    const after = await ctx.db.organizationUsers.update(before.id, { role });
    const change = changeOf(organization, userId, ctx);
    if (role !== before.role) {
      await tellOfRole(ctx.db, change, { before: before.role, after: role }, ctx.now());
      roleEvents(change, role).forEach((event) => ctx.emit(event));
    }
    return { user: toOrganizationUser(ctx, organization, after) };
  },

  async removeOrganizationUser({ path: { organizationId, userId } }, ctx) {
    const act = userId === ctx.user.id ? 'read' : 'manage_users';
    const organization = managedOrganization(ctx, organizationId, act);
    const before = ctx.db.organizationUsers.one('membership', organizationId, userId);
    if (!before) return ctx.refuse(404, 'not_found');
    if (isLastOwner(ctx.db, before)) return ctx.refuse(409, 'last_admin');
    await ctx.db.organizationUsers.remove(before.id);
    const change = changeOf(organization, userId, ctx);
    await forgetProfile(ctx.db, change.user_id, { module: change.kind, entity_id: change.entity.id });
    await tellOfRole(ctx.db, change, { before: before.role, after: null }, ctx.now());
    roleEvents(change, null).forEach((event) => ctx.emit(event));
    return null;
  },
};

const changeOf = (entity: OrganizationRecord, user_id: number, { user: actor }: OrganizationContext): RoleChange => ({
  kind: 'organization',
  entity,
  user_id,
  actor,
});

const isLastOwner = (db: DbReader, { id, organization_id, role }: OrganizationUserRecord): boolean =>
  role === 'owner' &&
  !db.organizationUsers.by('organization', organization_id).some((other) => other.id !== id && other.role === 'owner');

function toOrganizationUser(
  ctx: OrganizationContext & { readonly realtime: RealtimeReader },
  organization: OrganizationRecord,
  one: OrganizationUserRecord,
) {
  const { manage_users: mayChange } = organizationPermissions(ctx.db, ctx, organization);
  const isKept = isLastOwner(ctx.db, one);
  return {
    user: existing(toUserRef(ctx.db, one.user_id) ?? undefined, 'user'),
    role: one.role,
    since: toIso(one.since),
    is_online: isSeenOnline(ctx, one.user_id),
    profile_status: existing(ctx.db.users.get(one.user_id), 'user').profile_status,
    permissions: { change: mayChange && !isKept, remove: (mayChange || one.user_id === ctx.user.id) && !isKept },
  };
}
