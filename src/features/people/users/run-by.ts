import type { PlainWordingKey } from '../../../models/snackbars/wording.ts';
import {
  addOrganizationUser,
  removeOrganizationUser,
  updateOrganizationUser,
} from '../../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import {
  addVenueUser,
  removeVenueUser,
  updateVenueUser,
} from '../../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type {
  Id,
  OrganizationRole,
  OrganizationUser,
  Permissions,
  VenueRole,
  VenueUser,
} from '../../../shared/api/generated/model';
import { AddOrganizationUserBody } from '../../../shared/api/generated/zod/schemas/addOrganizationUserBody.zod.ts';
import { AddVenueUserBody } from '../../../shared/api/generated/zod/schemas/addVenueUserBody.zod.ts';
import type { WriteOperation } from '../../../shared/api/outdated-reads.ts';

/** Whose people are managed: those of a venue or of an organization. */
export interface RunBy {
  readonly type: 'venue' | 'organization';
  readonly entity_id: Id;
}
export type Role = VenueRole | OrganizationRole;
/** One of the people, and all of them with what the reader may do. */
export type RunningUser = VenueUser | OrganizationUser;
export interface People {
  readonly users: readonly RunningUser[];
  readonly permissions: Permissions;
}

/** A role, and what it allows. */
interface RoleText {
  readonly role: Role;
  readonly may: `admins:${RunBy['type']}.may.${Role}` & PlainWordingKey;
}
interface Kind {
  readonly roles: readonly RoleText[];
  /** What somebody new is, unless another role is chosen: the one that may do least. */
  readonly newcomer: Role;
  readonly texts: Readonly<Record<'removal' | 'leave' | 'left', PlainWordingKey>>;
  readonly operations: Readonly<Record<'add' | 'change' | 'remove', WriteOperation>>;
  readonly add: (entityId: Id, body: { user_id: Id; role: Role }) => Promise<unknown>;
  readonly change: (entityId: Id, userId: Id, role: Role) => Promise<unknown>;
  readonly remove: (entityId: Id, userId: Id) => Promise<unknown>;
}

const venueRole = AddVenueUserBody.shape.role;
const organizationRole = AddOrganizationUserBody.shape.role;
/** Every role; which of them are offered is the kind's. */
export const anyRole = venueRole.or(organizationRole);

/** What differs between the two: roles, each with what it allows, texts and calls (design §3, decisions 033 and 039). */
export const kinds: Readonly<Record<RunBy['type'], Kind>> = {
  venue: {
    roles: [
      { role: 'owner', may: 'admins:venue.may.owner' },
      { role: 'manager', may: 'admins:venue.may.manager' },
      { role: 'staff', may: 'admins:venue.may.staff' },
    ],
    newcomer: 'staff',
    texts: {
      removal: 'admins:venue.remove.message',
      leave: 'admins:venue.leave.title',
      left: 'admins:venue.leave.done',
    },
    operations: { add: 'addVenueUser', change: 'updateVenueUser', remove: 'removeVenueUser' },
    add: (id, { user_id, role }) => addVenueUser(id, { user_id, role: venueRole.parse(role) }),
    change: (id, userId, role) => updateVenueUser(id, userId, { role: venueRole.parse(role) }),
    remove: removeVenueUser,
  },
  organization: {
    roles: [
      { role: 'owner', may: 'admins:organization.may.owner' },
      { role: 'manager', may: 'admins:organization.may.manager' },
      { role: 'referee', may: 'admins:organization.may.referee' },
    ],
    newcomer: 'referee',
    texts: {
      removal: 'admins:organization.remove.message',
      leave: 'admins:organization.leave.title',
      left: 'admins:organization.leave.done',
    },
    operations: { add: 'addOrganizationUser', change: 'updateOrganizationUser', remove: 'removeOrganizationUser' },
    add: (id, { user_id, role }) => addOrganizationUser(id, { user_id, role: organizationRole.parse(role) }),
    change: (id, userId, role) => updateOrganizationUser(id, userId, { role: organizationRole.parse(role) }),
    remove: removeOrganizationUser,
  },
};

/** Who has registered and not yet given a name (ENT-215). */
export const isUncompleted = (one: RunningUser): boolean =>
  'profile_status' in one && one.profile_status === 'uncompleted';
