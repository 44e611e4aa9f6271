import type { FailureStatus, Handlers, RequestContext } from '../../contract/types.ts';
import type { TeamMemberRecord, TeamRecord, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { profileAddress } from '../../rules/notification-target.ts';
import type { ErrorCode } from '../../texts.ts';
import { isAdmin, managesMembers, membershipOf, rosterOf, toMember } from './team-view.ts';

type Status = FailureStatus<'updateTeamMember'>;
interface Manager extends RequestContext {
  readonly db: DbWriter;
  readonly user: UserRecord;
  refuse(status: Status, code: ErrorCode, message?: string, options?: { field?: string }): never;
}
const texts = {
  jersey: { en: 'Another player wears this number.', sq: 'Këtë numër e mban një lojtar tjetër.' },
  user: { en: 'This user does not exist.', sq: 'Ky përdorues nuk ekziston.' },
};

/** Members of a team: invited, changed, removed by its admins and managers (design §3 and §6). */
export const memberHandlers: Handlers<'addTeamMember' | 'updateTeamMember' | 'removeTeamMember'> = {
  async addTeamMember({ path: { teamId }, body }, ctx) {
    const team = managedTeam(ctx, teamId);
    if (!ctx.db.users.get(body.user_id))
      return ctx.refuse(422, 'validation', ctx.say(texts.user), { field: 'user_id' });
    if (membershipOf(ctx.db, teamId, body.user_id)) return ctx.refuse(409, 'already_member');
    const { roles = [], is_player = true, jersey_number = null } = body;
    if (roles.includes('admin')) onlyAdmin(ctx, teamId);
    const wanted = { roles, is_player, jersey_number };
    checkJersey(ctx, teamId, wanted, null);
    // a user who declined or left is invited again through the old record
    const before = ctx.db.teamMembers.by('membership', teamId, body.user_id)[0];
    const member = before
      ? await ctx.db.teamMembers.update(before.id, { ...wanted, status: 'invited', joined_at: null })
      : await ctx.db.teamMembers.insert({
          team_id: teamId,
          user_id: body.user_id,
          ...wanted,
          position: null,
          status: 'invited',
          joined_at: null,
        });
    await tellInvited(ctx, team, member);
    return { member: toMember(ctx.db, member) };
  },

  async updateTeamMember({ path, body: { roles, is_player, jersey_number } }, ctx) {
    managedTeam(ctx, path.teamId);
    const before = memberOf(ctx, path.teamId, path.memberId);
    const wanted = {
      roles: roles ?? before.roles,
      is_player: is_player ?? before.is_player,
      jersey_number: jersey_number === undefined ? before.jersey_number : jersey_number,
    };
    const losesAdmin = before.roles.includes('admin') && !wanted.roles.includes('admin');
    if (losesAdmin || (wanted.roles.includes('admin') && !before.roles.includes('admin'))) onlyAdmin(ctx, path.teamId);
    if (losesAdmin) checkLastAdmin(ctx, before);
    checkJersey(ctx, path.teamId, wanted, before.id);
    return { member: toMember(ctx.db, await ctx.db.teamMembers.update(before.id, wanted)) };
  },

  async removeTeamMember({ path }, ctx) {
    managedTeam(ctx, path.teamId);
    const member = memberOf(ctx, path.teamId, path.memberId);
    if (member.roles.includes('admin')) {
      onlyAdmin(ctx, path.teamId);
      checkLastAdmin(ctx, member);
    }
    if (member.status === 'invited') await ctx.db.teamMembers.remove(member.id);
    else await ctx.db.teamMembers.update(member.id, { status: 'left', roles: [] });
    return null;
  },
};

function managedTeam(ctx: Manager, teamId: number): TeamRecord {
  const team = ctx.db.teams.get(teamId);
  if (!team) return ctx.refuse(404, 'not_found');
  if (ctx.module !== 'team' || !managesMembers(membershipOf(ctx.db, teamId, ctx.user.id)))
    return ctx.refuse(403, 'forbidden');
  return team;
}

function memberOf(ctx: Manager, teamId: number, memberId: number): TeamMemberRecord {
  const member = ctx.db.teamMembers.get(memberId);
  const counts = member?.team_id === teamId && (member.status === 'active' || member.status === 'invited');
  return counts ? member : ctx.refuse(404, 'not_found');
}

/** A manager may not grant or revoke the admin role. */
function onlyAdmin(ctx: Manager, teamId: number): void {
  if (!isAdmin(membershipOf(ctx.db, teamId, ctx.user.id))) ctx.refuse(403, 'forbidden');
}

function checkLastAdmin(ctx: Manager, member: TeamMemberRecord): void {
  if (!rosterOf(ctx.db, member.team_id).some((other) => other.id !== member.id && isAdmin(other)))
    ctx.refuse(409, 'last_admin');
}

type Kit = Pick<TeamMemberRecord, 'is_player' | 'jersey_number'>;
/** Jersey numbers are unique among the players of a team. */
function checkJersey(ctx: Manager, teamId: number, { is_player, jersey_number }: Kit, memberId: number | null): void {
  if (!is_player || jersey_number === null) return;
  const clashes = rosterOf(ctx.db, teamId).some(
    (other) => other.id !== memberId && other.is_player && other.jersey_number === jersey_number,
  );
  if (clashes) ctx.refuse(422, 'validation', ctx.say(texts.jersey), { field: 'jersey_number' });
}

async function tellInvited(ctx: Manager, team: TeamRecord, member: TeamMemberRecord): Promise<void> {
  await ctx.db.notifications.insert({
    user_id: member.user_id,
    type: 'team-invited',
    title: { en: 'Team invitation', sq: 'Ftesë nga një ekip' },
    body: { en: `${team.name} invites you to join.`, sq: `${team.name} të fton të bashkohesh.` },
    data: { entity_type: 'team', entity_id: team.id, url: profileAddress('base', member.user_id) },
    actor_id: ctx.user.id,
    module: 'base',
    entity_id: member.user_id,
    group_key: null,
    count: 1,
    read_at: null,
    created_at: ctx.now(),
  });
}
