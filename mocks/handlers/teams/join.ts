import type { Handlers } from '../../contract/types.ts';
import { sendApplication } from '../../rules/applications/applications.ts';
import { membershipOf, openRequestOf } from '../../rules/teams/access.ts';
import { stateOf } from '../../rules/teams/invitation.ts';
import { tellRequested } from '../../rules/teams/notices.ts';
import { toIso } from '../../rules/shared/time.ts';
import { existing, toUserRef } from '../../rules/shared/lookups.ts';
import { toApplication } from '../../views/application.ts';
import { changeMembership, existingTeam, live, welcome } from '../../rules/teams/people.ts';
import { toTeam, toTeamRef } from '../../views/team.ts';

/** Coming into a team: by asking, or by an invitation link (decision 037). */
export const joinHandlers: Handlers<'joinTeam' | 'getTeamInvitation' | 'acceptTeamInvitation'> = {
  async joinTeam({ path: { teamId }, body: { message, position } }, ctx) {
    const team = existingTeam(ctx, teamId);
    if (membershipOf(ctx.db, teamId, ctx.user.id)) return ctx.refuse(409, 'already_member');
    if (openRequestOf(ctx.db, teamId, ctx.user.id)) return ctx.refuse(409, 'already_applied');
    const now = ctx.now();
    const application = await sendApplication(ctx.db, {
      kind: 'team-join',
      target_id: teamId,
      userId: ctx.user.id,
      message: textOf(message),
      position: textOf(position),
      now,
    });
    await tellRequested(ctx.db, { team, actor: ctx.user, now }, application);
    live(ctx, { team, personId: ctx.user.id, tellsTeam: 'requested' });
    return { application: toApplication(ctx, application) };
  },

  getTeamInvitation({ path: { token } }, ctx) {
    const invitation = ctx.db.teamInvitations.one('token', token);
    if (!invitation) return ctx.refuse(404, 'not_found');
    const team = existing(ctx.db.teams.get(invitation.team_id), 'team');
    return {
      invitation: {
        team: toTeamRef(ctx.db, team),
        inviter: existing(toUserRef(ctx.db, invitation.user_id) ?? undefined, 'user'),
        state: stateOf(invitation, ctx.now()),
        expires_at: toIso(invitation.expires_at),
      },
    };
  },

  async acceptTeamInvitation({ path: { token } }, ctx) {
    const invitation = ctx.db.teamInvitations.one('token', token);
    if (!invitation) return ctx.refuse(404, 'not_found');
    if (stateOf(invitation, ctx.now()) !== 'open') return ctx.refuse(409, 'stale');
    const team = existingTeam(ctx, invitation.team_id);
    const { roles, is_player, jersey_number, position } = invitation;
    await changeMembership(ctx, team, ctx.user.id, {
      type: 'joined',
      kit: { roles, is_player, jersey_number, position },
    });
    await ctx.db.teamInvitations.update(invitation.id, { used_at: ctx.now() });
    await welcome(ctx, team, ctx.user, invitation.user_id);
    return { team: toTeam(ctx, team) };
  },
};

const textOf = (written: string | undefined): string | null => written || null;
