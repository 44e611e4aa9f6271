import type { Handlers } from '../../contract/types.ts';
import type { OrganizationRecord, OrganizationUserRecord } from '../../db/records.ts';
import type { RealtimeReader } from '../../realtime/staging.ts';
import { endAppointments } from '../../rules/games/officials.ts';
import { organizationPermissions } from '../../rules/people/organization-access.ts';
import type { RoleChange } from '../../rules/people/role-notices.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { personToAdd } from '../shared/person-to-add.ts';
import { announceRole, byRole, isLastOwner, toRoleHolder } from '../shared/role-holders.ts';
import { managedOrganization, type OrganizationContext } from './access.ts';

const known = {
  en: 'This user already belongs to the organization.',
  sq: 'Ky përdorues është tashmë në organizatë.',
};
const order = byRole('owner', 'manager', 'referee');

/** The people who run an organization: all of them see the list, owners change it, everyone may leave (decision 039). */
export const organizationUserHandlers: Handlers<
  'listOrganizationUsers' | 'addOrganizationUser' | 'updateOrganizationUser' | 'removeOrganizationUser'
> = {
  listOrganizationUsers({ path: { organizationId }, query: { profile } }, ctx) {
    const organization = managedOrganization(ctx, organizationId, 'read');
    const users = usersOf(ctx, organization)
      .toSorted(order)
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
    await announceRole(ctx, changeOf(organization, user.id, ctx), { before: null, after: role });
    return { user: toOrganizationUser(ctx, organization, added) };
  },

  async updateOrganizationUser({ path: { organizationId, userId }, body: { role } }, ctx) {
    const organization = managedOrganization(ctx, organizationId, 'manage_users');
    const before = ctx.db.organizationUsers.one('membership', organizationId, userId);
    if (!before) return ctx.refuse(404, 'not_found');
    if (role !== 'owner' && isLastOwner(usersOf(ctx, organization), before)) return ctx.refuse(409, 'last_admin');
    const after = await ctx.db.organizationUsers.update(before.id, { role });
    await announceRole(ctx, changeOf(organization, userId, ctx), { before: before.role, after: role });
    return { user: toOrganizationUser(ctx, organization, after) };
  },

  async removeOrganizationUser({ path: { organizationId, userId } }, ctx) {
    const act = userId === ctx.user.id ? 'read' : 'manage_users';
    const organization = managedOrganization(ctx, organizationId, act);
    const before = ctx.db.organizationUsers.one('membership', organizationId, userId);
    if (!before) return ctx.refuse(404, 'not_found');
    if (isLastOwner(usersOf(ctx, organization), before)) return ctx.refuse(409, 'last_admin');
    await ctx.db.organizationUsers.remove(before.id);
    await endAppointments(ctx.db, { organizationId, userId, now: ctx.now() });
    await announceRole(ctx, changeOf(organization, userId, ctx), { before: before.role, after: null });
    return null;
  },
};

const changeOf = (entity: OrganizationRecord, user_id: number, { user: actor }: OrganizationContext): RoleChange => ({
  kind: 'organization',
  entity,
  user_id,
  actor,
});

const usersOf = ({ db }: Pick<OrganizationContext, 'db'>, { id }: OrganizationRecord) =>
  db.organizationUsers.by('organization', id);

const toOrganizationUser = (
  ctx: OrganizationContext & { readonly realtime: RealtimeReader },
  organization: OrganizationRecord,
  one: OrganizationUserRecord,
) => ({
  ...toRoleHolder(
    ctx,
    usersOf(ctx, organization),
    one,
    organizationPermissions(ctx.db, ctx, organization).manage_users,
  ),
  profile_status: existing(ctx.db.users.get(one.user_id), 'user').profile_status,
});
