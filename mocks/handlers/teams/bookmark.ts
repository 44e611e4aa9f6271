import type { Handlers } from '../../contract/types.ts';
import { existingTeam } from '../../rules/teams/people.ts';

/** Both idempotent, also for a private team. */
export const bookmarkHandlers: Handlers<'addTeamBookmark' | 'removeTeamBookmark'> = {
  async addTeamBookmark({ path }, ctx) {
    const team_id = existingTeam(ctx, path.teamId).id;
    if (!ctx.db.teamBookmarks.one('pair', ctx.user.id, team_id))
      await ctx.db.teamBookmarks.insert({ user_id: ctx.user.id, team_id });
    return null;
  },

  async removeTeamBookmark({ path }, ctx) {
    const bookmark = ctx.db.teamBookmarks.one('pair', ctx.user.id, existingTeam(ctx, path.teamId).id);
    if (bookmark) await ctx.db.teamBookmarks.remove(bookmark.id);
    return null;
  },
};
