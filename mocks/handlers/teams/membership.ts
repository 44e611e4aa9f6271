import type { Handlers } from '../../contract/types.ts';
import { forgetProfile } from '../../rules/shared/forget-profile.ts';
import { closeInvitation } from '../../rules/teams/notices.ts';
import { changeMembership, existingTeam, live, welcome } from '../../rules/teams/people.ts';
import { toTeam } from '../../views/team.ts';

/** One's own membership (design §6): answering an invitation, and leaving. */
export const membershipHandlers: Handlers<'acceptTeamMembership' | 'declineTeamMembership' | 'leaveTeam'> = {
  async acceptTeamMembership({ path: { teamId } }, ctx) {
    const team = existingTeam(ctx, teamId);
    await changeMembership(ctx, team, ctx.user.id, { type: 'accepted' });
    await welcome(ctx, team, ctx.user, ctx.user.id);
    return { team: toTeam(ctx, team) };
  },

  async declineTeamMembership({ path: { teamId } }, ctx) {
    const team = existingTeam(ctx, teamId);
    await changeMembership(ctx, team, ctx.user.id, { type: 'declined' });
    await closeInvitation(ctx.db, { team, now: ctx.now() }, ctx.user.id, 'declined');
    live(ctx, { team, personId: ctx.user.id });
    return { team: toTeam(ctx, team) };
  },

  async leaveTeam({ path: { teamId } }, ctx) {
    const team = existingTeam(ctx, teamId);
    await changeMembership(ctx, team, ctx.user.id, { type: 'left' });
    await forgetProfile(ctx.db, ctx.user.id, { module: 'team', entity_id: team.id });
    live(ctx, { team, personId: ctx.user.id });
    return { team: toTeam(ctx, team) };
  },
};
