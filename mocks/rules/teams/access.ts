import type { ApplicationRecord, ModuleType, TeamMemberRecord, TeamRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { counts, isActiveAdmin } from './membership.ts';

interface Requester {
  readonly user: { readonly id: number } | null;
  readonly module: ModuleType;
}

/** The user's membership that counts: invited or active. */
export const membershipOf = (db: DbReader, teamId: number, userId: number | undefined): TeamMemberRecord | undefined =>
  userId === undefined ? undefined : db.teamMembers.by('membership', teamId, userId).find(counts);

/** Active and invited members, admins first. */
export const rosterOf = (db: DbReader, teamId: number): TeamMemberRecord[] =>
  adminsFirst(db.teamMembers.by('team', teamId).filter(counts));

export const adminsFirst = (members: readonly TeamMemberRecord[]): TeamMemberRecord[] =>
  members.toSorted((a, b) => Number(b.roles.includes('admin')) - Number(a.roles.includes('admin')) || a.id - b.id);

export const isAdmin = (member: TeamMemberRecord | undefined): boolean => member !== undefined && isActiveAdmin(member);
/** Admins may do everything, managers look after members and requests (design §3). */
export const managesMembers = (member: TeamMemberRecord | undefined): boolean =>
  isAdmin(member) || (member?.status === 'active' && member.roles.includes('manager'));

/** A private team shows itself to its active members, and to whom it has invited. */
export const maySeeTeam = (db: DbReader, { user }: Pick<Requester, 'user'>, team: TeamRecord): boolean =>
  team.is_public || membershipOf(db, team.id, user?.id) !== undefined;

/** The user's open request to join. */
export const openRequestOf = (
  db: DbReader,
  teamId: number,
  userId: number | undefined,
): ApplicationRecord | undefined =>
  userId === undefined
    ? undefined
    : db.applications
        .by('target', 'team-join', teamId)
        .find(({ status, user_id }) => status === 'pending' && user_id === userId);

/** The user's permissions on a team, in the module of the request. */
export function teamPermissions(db: DbReader, requester: Requester, team: TeamRecord): Record<string, boolean> {
  const { user, module } = requester;
  const mine = membershipOf(db, team.id, user?.id);
  const admin = module === 'team' && isAdmin(mine);
  const isKept = isAdmin(mine) && !rosterOf(db, team.id).some((one) => one.id !== mine?.id && isActiveAdmin(one));
  return {
    view: maySeeTeam(db, requester, team),
    bookmark: user !== null,
    join: user !== null && !mine && !openRequestOf(db, team.id, user.id),
    answer: mine?.status === 'invited',
    leave: mine?.status === 'active' && !isKept,
    decide: managesMembers(mine),
    edit: admin,
    manage_members: module === 'team' && managesMembers(mine),
    invite: admin,
    grant_admin: admin,
  };
}
