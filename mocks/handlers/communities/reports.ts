import type { Handlers } from '../../contract/types.ts';
import { mayBanAuthor, placeIn, postPermissions } from '../../rules/communities/access.ts';
import { tellRoom } from '../../rules/communities/events.ts';
import { removePost } from '../../rules/endings/community.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { permittedCommunity, readablePost } from './access.ts';
import { live } from '../../rules/communities/people.ts';
import { ban } from './people.ts';

/** Reporting a post, and what its owner and admins do about it (R36, decision 040). */
export const reportHandlers: Handlers<'reportPost' | 'decideReport'> = {
  async reportPost({ path, body: { reason, note } }, ctx) {
    const post = readablePost(ctx, path);
    if (!postPermissions(ctx.db, ctx, post).report) return ctx.refuse(403, 'forbidden');
    const isKnown = ctx.db.reports.by('post', post.id).some(({ user_id }) => user_id === ctx.user.id);
    if (isKnown) return ctx.refuse(409, 'already_reported');
    const { community_id, id: post_id } = post;
    await ctx.db.reports.insert({
      community_id,
      post_id,
      user_id: ctx.user.id,
      reason,
      note: note || null,
      created_at: ctx.now(),
      settled_at: null,
    });
    live(ctx, { community: { id: community_id }, follow: 'runners' });
    return null;
  },

  async decideReport({ path: { communityId, reportId }, body: { decision } }, ctx) {
    const community = permittedCommunity(ctx, communityId, 'decide');
    const report = ctx.db.reports.get(reportId);
    if (report?.community_id !== communityId) return ctx.refuse(404, 'not_found');
    if (report.settled_at !== null) return ctx.refuse(409, 'stale');
    const post = existing(ctx.db.posts.get(report.post_id), 'post');
    if (decision === 'ban') {
      if (post.author_id === null) return ctx.refuse(409, 'stale');
      if (placeIn(ctx.db, communityId, post.author_id)?.role === 'owner') return ctx.refuse(409, 'owner_stays');
      if (!mayBanAuthor(ctx.db, ctx, post)) return ctx.refuse(403, 'forbidden');
      await ban(ctx, community, post.author_id);
    }
    if (decision === 'keep') {
      for (const one of ctx.db.reports.by('post', post.id))
        if (one.settled_at === null) await ctx.db.reports.update(one.id, { settled_at: ctx.now() });
    } else {
      await removePost(ctx.db, post);
      tellRoom(ctx.realtime, 'post-deleted', post, ctx.user);
    }
    live(ctx, { community, follow: 'runners' });
    return null;
  },
};
