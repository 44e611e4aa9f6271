import type { Handlers } from '../../contract/types.ts';
import { toCompetition } from '../../views/competition.ts';
import { knownCompetition } from './access.ts';

/** Following a competition (CMP-01). */
export const followHandlers: Handlers<'followCompetition' | 'unfollowCompetition'> = {
  async followCompetition({ path: { competitionId } }, ctx) {
    const competition = knownCompetition(ctx, competitionId);
    if (!ctx.db.competitionFollows.one('pair', competition.id, ctx.user.id))
      await ctx.db.competitionFollows.insert({ competition_id: competition.id, user_id: ctx.user.id });
    return { competition: toCompetition(ctx, competition) };
  },

  async unfollowCompetition({ path: { competitionId } }, ctx) {
    const competition = knownCompetition(ctx, competitionId);
    const mine = ctx.db.competitionFollows.one('pair', competition.id, ctx.user.id);
    if (mine) await ctx.db.competitionFollows.remove(mine.id);
    return { competition: toCompetition(ctx, competition) };
  },
};
