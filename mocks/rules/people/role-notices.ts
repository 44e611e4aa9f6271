/** What people are told of their role at a venue or an organization: notifications and live events (decisions 020, 033, 039). */
import type { RealtimeEvent } from '../../contract/types.ts';
import type { LocalText, OrganizationUserRecord, UserRecord, VenueUserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { addNotification } from '../shared/notify.ts';
import { managedOrganizationAddress, managedVenueAddress, profileAddress } from '../shared/notification-target.ts';

type Role = VenueUserRecord['role'] | OrganizationUserRecord['role'];
type Kind = 'venue' | 'organization';

/** Whose role at what was changed by whom. */
export interface RoleChange {
  readonly kind: Kind;
  readonly entity: { readonly id: number; readonly name: string };
  readonly user_id: number;
  readonly actor: UserRecord;
}

const roleNames: Record<Role, LocalText> = {
  owner: { en: 'owner', sq: 'pronar' },
  manager: { en: 'manager', sq: 'menaxher' },
  staff: { en: 'staff', sq: 'staf' },
  referee: { en: 'referee', sq: 'arbitër' },
};
const kinds = {
  venue: {
    address: managedVenueAddress,
    changed: 'VenueRoleChanged',
    lost: 'VenueRoleLost',
  },
  organization: {
    address: managedOrganizationAddress,
    changed: 'OrganizationRoleChanged',
    lost: 'OrganizationRoleLost',
  },
} as const satisfies Record<Kind, object>;

/** For whose role another user has changed, null when they were removed (decision 020). */
export function roleEvents({ kind, entity, user_id, actor }: RoleChange, role: Role | null): RealtimeEvent[] {
  if (user_id === actor.id) return [];
  const data = { [`${kind}_id`]: entity.id };
  const { changed, lost } = kinds[kind];
  return [role === null ? { user_id, type: lost, data } : { user_id, type: changed, data: { ...data, role } }];
}

/** Tells whose role was given, changed or taken; who changed it themselves is not told. */
export async function tellOfRole(
  db: DbWriter,
  { kind, entity, user_id, actor }: RoleChange,
  roles: { readonly before: Role | null; readonly after: Role | null },
  now: number,
): Promise<void> {
  if (user_id === actor.id) return;
  const { address } = kinds[kind];
  const told = {
    user_id,
    actor_id: actor.id,
    created_at: now,
  };
  const about = { entity_type: kind, entity_id: entity.id };
  if (roles.after === null) {
    await addNotification(db, {
      ...told,
      type: 'admin-removed',
      module: 'base',
      entity_id: user_id,
      title: noticeTitles['admin-removed'][kind],
      body: { en: entity.name, sq: entity.name },
      data: { ...about, url: profileAddress('base', user_id) },
    });
    return;
  }
  const role = roleNames[roles.after];
  await addNotification(db, {
    ...told,
    type: roles.before === null ? 'admin-added' : 'admin-changed',
    module: kind,
    entity_id: entity.id,
    title: roles.before === null ? noticeTitles['admin-added'][kind] : noticeTitles['admin-changed'],
    body: { en: `${entity.name}: ${role.en}`, sq: `${entity.name}: ${role.sq}` },
    data: { ...about, url: address(entity.id) },
  });
}
