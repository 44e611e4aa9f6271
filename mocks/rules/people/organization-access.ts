import type { OrganizationRecord, OrganizationUserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { Requester } from '../shared/requester.ts';

type Role = OrganizationUserRecord['role'];

/** The user's role in an organization; null for everybody else. */
export const organizationRole = (db: DbReader, organizationId: number, userId: number): Role | null =>
  db.organizationUsers.one('membership', organizationId, userId)?.role ?? null;

/** In which role the user manages an organization: in its own module only (design §3). Super users have none. */
export const organizationManagementRole = (
  db: DbReader,
  { user, module }: Requester,
  { id }: Pick<OrganizationRecord, 'id'>,
): Role | null => (user && module === 'organization' ? organizationRole(db, id, user.id) : null);

/** The user's permissions on an organization, in the module of the request. */
export function organizationPermissions(
  db: DbReader,
  requester: Requester,
  organization: Pick<OrganizationRecord, 'id'>,
): { edit: boolean; manage_users: boolean; manage_competitions: boolean } {
  const role = organizationManagementRole(db, requester, organization);
  return {
    edit: role === 'owner',
    manage_users: role === 'owner',
    manage_competitions: role === 'owner' || role === 'manager',
  };
}
