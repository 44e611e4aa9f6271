import { pageOf } from '../../contract/paging.ts';
import type { Handlers } from '../../contract/types.ts';
import { listRecords } from '../../db/query.ts';
import { commentPermissions, postPermissions } from '../../rules/communities/access.ts';
import { tellRoom } from '../../rules/communities/events.ts';
import { tellCommented } from '../../rules/communities/notices.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { readablePost } from './access.ts';
import { live } from '../../rules/communities/people.ts';
import { toComment } from '../../views/community.ts';

/** The comments of a post (decision 040). */
export const commentHandlers: Handlers<'listComments' | 'createComment' | 'deleteComment'> = {
  listComments({ path, query }, ctx) {
    const post = readablePost(ctx, path);
    const comments = ctx.db.comments.by('post', post.id).toSorted((a, b) => b.id - a.id);
    const { items, pagination } = listRecords(comments, pageOf(query));
    return { comments: items.map((one) => toComment(ctx, post, one)), pagination };
  },

  async createComment({ path, body }, ctx) {
    const post = readablePost(ctx, path);
    if (!postPermissions(ctx.db, ctx, post).comment) return ctx.refuse(403, 'forbidden');
    const now = ctx.now();
    const comment = await ctx.db.comments.insert({
      post_id: post.id,
      author_id: ctx.user.id,
      text: body.text,
      created_at: now,
    });
    const community = existing(ctx.db.communities.get(post.community_id), 'community');
    const author = await tellCommented(ctx.db, { community, actor: ctx.user, now }, post);
    tellRoom(ctx.realtime, 'post-commented', post, ctx.user);
    if (author !== null) live(ctx, { community, personId: author, tells: 'commented' });
    return { comment: toComment(ctx, post, comment) };
  },

  async deleteComment({ path }, ctx) {
    const post = readablePost(ctx, path);
    const comment = ctx.db.comments.get(path.commentId);
    if (comment?.post_id !== post.id) return ctx.refuse(404, 'not_found');
    if (!commentPermissions(ctx.db, ctx, post, comment).delete) return ctx.refuse(403, 'forbidden');
    await ctx.db.comments.remove(comment.id);
    tellRoom(ctx.realtime, 'post-changed', post, ctx.user);
    return null;
  },
};
