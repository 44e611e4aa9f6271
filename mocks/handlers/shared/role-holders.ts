/** People with a role at a venue or an organization: what both lists of users share (decisions 033, 039). */
import type { RealtimeEvent, RequestContext } from '../../contract/types.ts';
import type { UserRecord, VenueUserRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeReader } from '../../realtime/staging.ts';
import { forgetProfile } from '../../rules/shared/forget-profile.ts';
import { type RoleChange, roleEvents, tellOfRole } from '../../rules/people/role-notices.ts';
import { toIso } from '../../rules/shared/time.ts';
import { existing, toUserRef } from '../../rules/shared/lookups.ts';
import { isSeenOnline } from '../../rules/shared/seen-online.ts';

type RoleHolder<Role extends string = string> = Pick<VenueUserRecord, 'id' | 'user_id' | 'since'> & {
  readonly role: Role;
};
type Roles = Parameters<typeof tellOfRole>[2];
interface RoleWriter extends RequestContext {
  readonly db: DbWriter;
  emit(event: RealtimeEvent): void;
}

/** A comparison for lists: by the order of `roles`, then who has been there longest. */
export const byRole =
  <Role extends string>(...roles: readonly Role[]) =>
  (a: RoleHolder<Role>, b: RoleHolder<Role>): number =>
    roles.indexOf(a.role) - roles.indexOf(b.role) || a.since - b.since || a.id - b.id;

/** One owner always remains (409 `last_admin`). */
export const isLastOwner = (all: readonly RoleHolder[], { id, role }: RoleHolder): boolean =>
  role === 'owner' && !all.some((other) => other.id !== id && other.role === 'owner');

/** Tells whose role has changed, in the list of notifications and live; who lost it loses what was told to that profile (R23). */
export async function announceRole(ctx: RoleWriter, change: RoleChange, roles: Roles): Promise<void> {
  if (roles.before === roles.after) return;
  if (roles.after === null)
    await forgetProfile(ctx.db, change.user_id, { module: change.kind, entity_id: change.entity.id });
  await tellOfRole(ctx.db, change, roles, ctx.now());
  roleEvents(change, roles.after).forEach((event) => ctx.emit(event));
}

interface RoleViewer extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
  readonly realtime: RealtimeReader;
}
/** One of `all` as the viewer sees them; everyone may leave but the last owner. */
export const toRoleHolder = <Role extends string>(
  ctx: RoleViewer,
  all: readonly RoleHolder[],
  one: RoleHolder<Role>,
  mayChange: boolean,
) => ({
  user: existing(toUserRef(ctx.db, one.user_id) ?? undefined, 'user'),
  role: one.role,
  since: toIso(one.since),
  is_online: isSeenOnline(ctx, one.user_id),
  permissions: {
    change: mayChange && !isLastOwner(all, one),
    remove: (mayChange || one.user_id === ctx.user.id) && !isLastOwner(all, one),
  },
});
