import type { CompetitionRecord, ModuleType, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { organizationRole } from './organization-access.ts';

interface Requester {
  readonly user: Pick<UserRecord, 'id'> | null;
  readonly module: ModuleType;
}
type Owner = Pick<CompetitionRecord, 'owner_type' | 'owner_id'>;

/** The module from which competitions of this owner are made and managed. */
export const moduleOfOwner = ({ owner_type }: Pick<Owner, 'owner_type'>): ModuleType => owner_type;

/** Owners and managers of its organization; of one's own, oneself. In whatever module. */
export function runsCompetition(db: DbReader, { owner_type, owner_id }: Owner, userId: number | undefined): boolean {
  if (userId === undefined || owner_id === null) return false;
  if (owner_type === 'base') return owner_id === userId;
  const role = organizationRole(db, owner_id, userId);
  return role === 'owner' || role === 'manager';
}

/** Whether they manage it in the module of the request. */
export const managesCompetition = (db: DbReader, { user, module }: Requester, competition: Owner): boolean =>
  module === moduleOfOwner(competition) && runsCompetition(db, competition, user?.id);

/** Everybody who runs it. */
export function organizersOf(db: DbReader, competition: Owner): number[] {
  const { owner_type, owner_id } = competition;
  if (owner_id === null) return [];
  const people = owner_type === 'base' ? [{ user_id: owner_id }] : db.organizationUsers.by('organization', owner_id);
  return people.map(({ user_id }) => user_id).filter((id) => runsCompetition(db, competition, id));
}

/** The profile from which somebody runs it. */
export const profileOfOrganizer = ({ owner_id, ...owner }: Owner, user_id: number) => {
  const module = moduleOfOwner(owner);
  return { user_id, module, entity_id: module === 'organization' ? (owner_id ?? user_id) : user_id };
};
