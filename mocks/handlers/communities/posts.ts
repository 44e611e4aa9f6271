import type { Context, FieldErrorInput, Handlers } from '../../contract/types.ts';
import type { LocalText, PostRecord } from '../../db/records.ts';
import { communityPermissions, postPermissions } from '../../rules/communities/access.ts';
import { tellRoom } from '../../rules/communities/events.ts';
import { tellAnnouncement } from '../../rules/communities/notices.ts';
import { removePost } from '../../rules/endings/community.ts';
import { isThere } from '../../rules/feeds/subjects.ts';
import { sharedErrors } from '../shared/edits.ts';
import { countAnnouncement, refuseTellingMore } from '../shared/limits.ts';
import { permittedCommunity, readableCommunity, readablePost } from './access.ts';
import { live } from '../../rules/communities/people.ts';
import { toPost } from '../../views/community.ts';

const texts = {
  empty: { en: 'Write something, or add a picture.', sq: 'Shkruaj diçka, ose shto një foto.' },
} satisfies Record<string, LocalText>;

/** The feed of a community: read by whoever may, written by its members (decision 040). */
export const postHandlers: Handlers<
  'listCommunityPosts' | 'getPost' | 'createPost' | 'updatePost' | 'deletePost' | 'likePost' | 'unlikePost'
> = {
  listCommunityPosts({ path: { communityId }, query: { before, per_page = 10 } }, ctx) {
    const community = readableCommunity(ctx, communityId);
    // a higher id is a later post
    const posts = ctx.db.posts
      .by('community', community.id)
      .filter((one) => isThere(ctx.db, ctx.user, one, ctx.now()))
      .toSorted((a, b) => b.id - a.id);
    const others = posts.filter((one) => !one.is_pinned && (before === undefined || one.id < before));
    const part = others.slice(0, per_page);
    const pinned = before === undefined ? posts.filter((one) => one.is_pinned) : [];
    return {
      pinned: pinned.map((one) => toPost(ctx, one)),
      posts: part.map((one) => toPost(ctx, one)),
      next_before: others.length > part.length ? (part.at(-1)?.id ?? null) : null,
    };
  },

  getPost: ({ path }, ctx) => ({ post: toPost(ctx, readablePost(ctx, path)) }),

  async createPost({ path: { communityId }, body: { text, images = [], kind = 'text' } }, ctx) {
    const community = permittedCommunity(ctx, communityId, 'post');
    const announces = kind === 'announcement';
    if (announces && !communityPermissions(ctx.db, ctx, community).announce) return ctx.refuse(403, 'forbidden');
    refuseWrong(ctx, { text, images }, null);
    if (announces) {
      refuseTellingMore(ctx, 'text');
      await countAnnouncement(ctx, community.id);
    }
    const now = ctx.now();
    const post = await ctx.db.posts.insert({
      community_id: community.id,
      author_id: ctx.user.id,
      kind,
      text,
      image_ids: [...images],
      is_pinned: false,
      created_at: now,
      edited_at: null,
    });
    if (announces) {
      await tellAnnouncement(ctx.db, { community, actor: ctx.user, now }, post);
      live(ctx, { community, follow: 'members', tellsFollowers: 'announced' });
    }
    tellRoom(ctx.realtime, 'post-added', post, ctx.user);
    return { post: toPost(ctx, post) };
  },

  async updatePost({ path, body: { text, images, is_pinned } }, ctx) {
    const before = readablePost(ctx, path);
    const { edit, pin } = postPermissions(ctx.db, ctx, before);
    const edits = text !== undefined || images !== undefined;
    if ((edits && !edit) || (is_pinned !== undefined && !pin) || !(edit || pin)) return ctx.refuse(403, 'forbidden');
    const next = { text: text ?? before.text, images: images ?? before.image_ids };
    if (edits) refuseWrong(ctx, next, before);
    const isEdited = next.text !== before.text || !sameIds(next.images, before.image_ids);
    const isMoved = is_pinned !== undefined && is_pinned !== before.is_pinned;
    if (!isEdited && !isMoved) return { post: toPost(ctx, before) };
    const post = await ctx.db.posts.update(before.id, {
      ...(isMoved && { is_pinned }),
      ...(isEdited && { text: next.text, image_ids: [...next.images], edited_at: ctx.now() }),
    });
    tellRoom(ctx.realtime, 'post-changed', post, ctx.user);
    return { post: toPost(ctx, post) };
  },

  async deletePost({ path }, ctx) {
    const post = readablePost(ctx, path);
    if (!postPermissions(ctx.db, ctx, post).delete) return ctx.refuse(403, 'forbidden');
    await removePost(ctx.db, post);
    tellRoom(ctx.realtime, 'post-deleted', post, ctx.user);
    return null;
  },

  async likePost({ path }, ctx) {
    const post = likeable(ctx, path);
    const pair = { post_id: post.id, user_id: ctx.user.id };
    if (!ctx.db.postLikes.one('pair', post.id, ctx.user.id)) {
      await ctx.db.postLikes.insert(pair);
      tellRoom(ctx.realtime, 'post-changed', post, ctx.user);
    }
    return { post: toPost(ctx, post) };
  },

  async unlikePost({ path }, ctx) {
    const post = likeable(ctx, path);
    const like = ctx.db.postLikes.one('pair', post.id, ctx.user.id);
    if (like) {
      await ctx.db.postLikes.remove(like.id);
      tellRoom(ctx.realtime, 'post-changed', post, ctx.user);
    }
    return { post: toPost(ctx, post) };
  },
};

function likeable(
  ctx: Context<'likePost' | 'unlikePost'>,
  path: { readonly communityId: number; readonly postId: number },
): PostRecord {
  const post = readablePost(ctx, path);
  return postPermissions(ctx.db, ctx, post).like ? post : ctx.refuse(403, 'forbidden');
}

/** A post has a text or a picture, and pictures are the sender's own. */
function refuseWrong(
  ctx: Context<'createPost' | 'updatePost'>,
  { text, images }: { readonly text: string; readonly images: readonly number[] },
  before: PostRecord | null,
): void {
  const errors: FieldErrorInput[] = sharedErrors(ctx, { images }, before && { ...before, slug: '', image_id: null });
  if (text === '' && images.length === 0)
    errors.push({ field: 'text', message: ctx.say(texts.empty), code: 'validation' });
  if (errors.length > 0) ctx.refuse(422, 'validation', undefined, { errors });
}

const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
