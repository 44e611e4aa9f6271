import type { Handlers, ReadContext, WriteContext } from '../../contract/types.ts';
import type { TeamMemberRecord, TeamRecord } from '../../db/records.ts';
import { forgetProfile } from '../../rules/shared/forget-profile.ts';
import { settleApplication } from '../../rules/applications/applications.ts';
import { isAdmin, managesMembers, membershipOf, openRequestOf } from '../../rules/teams/access.ts';
import {
  closeInvitation,
  recountRequests,
  tellDecided,
  tellInvited,
  tellJoined,
  tellOfRoles,
} from '../../rules/teams/notices.ts';
import { teamRoleEvents } from '../../rules/teams/events.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { waitToLookUp, isFindable } from '../shared/find-people.ts';
import { refuseTellingMore } from '../shared/limits.ts';
import { changeMembership, existingTeam, live } from '../../rules/teams/people.ts';
import { toMember } from '../../views/team.ts';

const texts = { user: { en: 'This user does not exist.', sq: 'Ky përdorues nuk ekziston.' } };

/** Members of a team: invited, changed, removed by its admins and managers (design §3 and §6, decision 037). */
export const memberHandlers: Handlers<'addTeamMember' | 'updateTeamMember' | 'removeTeamMember'> = {
  async addTeamMember({ path: { teamId }, body }, ctx) {
    const team = managedTeam(ctx, teamId);
    const user = ctx.db.users.get(body.user_id);
    const wait = waitToLookUp(ctx.user, ctx.now());
    if (wait > 0) return ctx.tooMany(wait);
    if (!user || !isFindable(user)) return ctx.refuse(422, 'validation', ctx.say(texts.user), { field: 'user_id' });
    const { roles = [], is_player = true, jersey_number = null, position = null } = body;
    if (roles.includes('admin')) onlyAdmin(ctx, teamId);
    const kit = { roles, is_player, jersey_number, position: position ?? null };
    const request = openRequestOf(ctx.db, teamId, user.id);
    if (!request) refuseTellingMore(ctx);
    // who asked to join has agreed already
    const member = await changeMembership(ctx, team, user.id, { type: request ? 'admitted' : 'invited', kit });
    const act = { team, actor: ctx.user, now: ctx.now() };
    if (request) {
      const settled = { action: 'accepted', actorId: ctx.user.id, note: null, now: act.now } as const;
      await tellDecided(ctx.db, act, await settleApplication(ctx.db, request, settled));
      await recountRequests(ctx.db, team, act.now);
      await tellJoined(ctx.db, act, user);
      live(ctx, { team, personId: user.id, tells: 'accepted', tellsTeam: 'joined' });
      teamRoleEvents({ team, actorId: ctx.user.id, personId: user.id }, { before: [], after: roles }).forEach((one) =>
        ctx.emit(one),
      );
    } else {
      await tellInvited(ctx.db, act, user.id);
      live(ctx, { team, personId: user.id, tells: 'invited' });
    }
    return { member: toMember(ctx, existing(member ?? undefined, 'member')) };
  },

  async updateTeamMember({ path, body: { roles, is_player, jersey_number, position } }, ctx) {
    const team = managedTeam(ctx, path.teamId);
    const before = memberOf(ctx, path.teamId, path.memberId);
    const isAdminNow = before.roles.includes('admin');
    if (roles && roles.includes('admin') !== isAdminNow) onlyAdmin(ctx, path.teamId);
    const kit = {
      ...(roles && { roles }),
      ...(is_player !== undefined && { is_player }),
      ...(jersey_number !== undefined && { jersey_number }),
      ...(position !== undefined && { position: position ?? null }),
    };
    const member = existing(
      (await changeMembership(ctx, team, before.user_id, { type: 'changed', kit })) ?? undefined,
      'member',
    );
    if (member.roles.length === 0) await forgetProfile(ctx.db, member.user_id, { module: 'team', entity_id: team.id });
    if (member.status === 'active')
      await announceRoles(ctx, team, member.user_id, { before: before.roles, after: member.roles });
    live(ctx, { team, personId: member.user_id });
    return { member: toMember(ctx, member) };
  },

  async removeTeamMember({ path }, ctx) {
    const team = managedTeam(ctx, path.teamId);
    const member = memberOf(ctx, path.teamId, path.memberId);
    if (member.roles.includes('admin')) onlyAdmin(ctx, path.teamId);
    await changeMembership(ctx, team, member.user_id, { type: 'removed' });
    await closeInvitation(ctx.db, { team, now: ctx.now() }, member.user_id, 'withdrawn');
    await forgetProfile(ctx.db, member.user_id, { module: 'team', entity_id: team.id });
    if (member.status === 'active') await announceRoles(ctx, team, member.user_id, { before: member.roles, after: [] });
    live(ctx, { team, personId: member.user_id });
    return null;
  },
};

/** The team, if the user looks after its members in the module team. */
export function managedTeam(
  ctx: ReadContext & { refuse(status: 403 | 404, code: 'forbidden' | 'not_found'): never },
  teamId: number,
): TeamRecord {
  const team = existingTeam(ctx, teamId);
  if (ctx.module !== 'team' || !managesMembers(membershipOf(ctx.db, teamId, ctx.user?.id)))
    return ctx.refuse(403, 'forbidden');
  return team;
}

function memberOf(ctx: WriteContext, teamId: number, memberId: number): TeamMemberRecord {
  const member = ctx.db.teamMembers.get(memberId);
  return member?.team_id === teamId ? member : ctx.refuse(404, 'not_found');
}

/** Tells a member of other roles, in their notifications and live. */
async function announceRoles(
  ctx: WriteContext,
  team: TeamRecord,
  personId: number,
  roles: { readonly before: TeamMemberRecord['roles']; readonly after: TeamMemberRecord['roles'] },
): Promise<void> {
  await tellOfRoles(ctx.db, { team, actor: ctx.user, now: ctx.now() }, personId, roles);
  for (const event of teamRoleEvents({ team, actorId: ctx.user.id, personId }, roles)) ctx.emit(event);
}

/** What concerns the role of an admin is decided by admins. */
function onlyAdmin(ctx: WriteContext, teamId: number): void {
  if (!isAdmin(membershipOf(ctx.db, teamId, ctx.user.id))) ctx.refuse(403, 'forbidden');
}
