import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  getGetPostQueryKey,
  getListCommunityPostsQueryOptions,
  listCommunityPosts,
} from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { GetPostData, Id, ListCommunityPostsData, Post } from '../../shared/api/generated/model';
import { changeAnswer } from '../../shared/api/cached-answers.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';
import { checkAccess } from './use-access-check.ts';

/** As many posts as are asked for at a time. */
export const PART = 20;

/** What is on screen of a feed, newest first. */
export interface Feed {
  pinned: readonly Post[];
  posts: readonly Post[];
  /** The `before` of the next part; null: there is none. */
  next_before: Id | null;
  /** Newer posts, not on screen until they are asked for. */
  unseen: readonly Post[];
}

/** Several feeds are told apart by the community in the path. */
export const feedKey = (communityId: Id): QueryKey => getListCommunityPostsQueryOptions(communityId).queryKey;

/**
 * A feed. Reading it again moves nothing that is read: what is known is changed in place, and what is new waits in `unseen`. Older
 * parts are added by `addOlder`.
 */
export const feedQuery = (communityId: Id) => ({
  queryKey: feedKey(communityId),
  queryFn: async ({ client }: { client: QueryClient }): Promise<Feed> => {
    const query = client.getQueryCache().find<Feed>({ queryKey: feedKey(communityId) });
    try {
      const newest = await listCommunityPosts(communityId, { per_page: PART });
      const shown = query?.state.data;
      return shown ? withNewest(shown, newest) : { ...newest, unseen: [] };
    } catch (error) {
      // before it is on screen the page itself finds out whether one may read it
      if (query?.isActive()) checkAccess(client, error);
      if (error instanceof ApiError && error.kept)
        error.kept.data = { ...(error.kept.data as ListCommunityPostsData), unseen: [] } satisfies Feed; // of this call
      throw error;
    }
  },
  // refused before one has joined, it is asked for again once it is on screen
  retryOnMount: true,
});

const time = (post: Post): number => Date.parse(post.created_at);
const isNewer = (one: Post, other: Post): boolean =>
  time(one) - time(other) > 0 || (time(one) === time(other) && one.id > other.id);

/** The feed once its newest part was read again; from its beginning when the reader has become, or is no longer, a member. */
export function withNewest(feed: Feed, newest: ListCommunityPostsData): Feed {
  const fresh = new Map([...newest.pinned, ...newest.posts].map((post) => [post.id, post]));
  // who has joined or left may do other things with every post, the older ones among them: the feed begins again
  const isOtherReader = [...feed.pinned, ...feed.posts].some(
    ({ id, permissions }) => (fresh.get(id)?.permissions ?? permissions)['comment'] !== permissions['comment'],
  );
  if (isOtherReader) return { ...newest, unseen: [] };
  const [first, last] = [newest.posts[0], newest.posts.at(-1)];
  // newer than the answer: written while it was on its way; older: in a later part
  const isCovered = (post: Post): boolean =>
    (newest.next_before === null || (last !== undefined && !isNewer(last, post))) &&
    !(first === undefined ? feed.posts[0] === post : isNewer(post, first));
  const update = (posts: readonly Post[]): Post[] =>
    posts.flatMap((post) => fresh.get(post.id) ?? (isCovered(post) ? [] : [post]));
  const known = new Set([...feed.pinned, ...feed.posts].map(({ id }) => id));
  const newestShown = [...feed.pinned, ...feed.posts].reduce<Post | null>(
    (found, post) => (found === null || isNewer(post, found) ? post : found),
    null,
  );
  return {
    pinned: update(feed.pinned),
    posts: update(feed.posts),
    next_before: feed.next_before,
    unseen: newest.posts.filter((post) => !known.has(post.id) && (newestShown === null || isNewer(post, newestShown))),
  };
}

/** Shows what waited. Where more than a part is new the older ones are read again below it: there would be a gap. */
export function withUnseen(feed: Feed): Feed {
  const { unseen, posts } = feed;
  const oldest = unseen.at(-1);
  const hasGap = unseen.length >= PART && oldest !== undefined;
  return hasGap
    ? { ...feed, posts: unseen, next_before: oldest.id, unseen: [] }
    : { ...feed, posts: [...unseen, ...posts], unseen: [] };
}

/** The next older part stands below. */
export function withOlder(feed: Feed, older: ListCommunityPostsData): Feed {
  const known = new Set([...feed.pinned, ...feed.posts].map(({ id }) => id));
  return {
    ...feed,
    posts: [...feed.posts, ...older.posts.filter(({ id }) => !known.has(id))],
    next_before: older.next_before,
  };
}

/** The person's own new post is on top at once. */
export const withOwn = (feed: Feed, post: Post): Feed =>
  [...feed.posts, ...feed.pinned].some(({ id }) => id === post.id)
    ? feed
    : { ...feed, posts: [post, ...feed.posts], unseen: feed.unseen.filter(({ id }) => id !== post.id) };

/** What `change` makes of this post, wherever it stands; null takes it away. */
export function withChanged(feed: Feed, postId: Id, change: (post: Post) => Post | null): Feed {
  const update = (posts: readonly Post[]): readonly Post[] =>
    posts.some(({ id }) => id === postId)
      ? posts.flatMap((post) => (post.id === postId ? (change(post) ?? []) : [post]))
      : posts;
  return { ...feed, pinned: update(feed.pinned), posts: update(feed.posts), unseen: update(feed.unseen) };
}

/** A post that this person has pinned or taken down stands where it belongs now; one that belongs to a later part is gone until then. */
export function withPlaced(feed: Feed, post: Post): Feed {
  const without = withChanged(feed, post.id, () => null);
  const into = (posts: readonly Post[]): Post[] => [...posts, post].toSorted((a, b) => (isNewer(a, b) ? -1 : 1));
  if (post.is_pinned) return { ...without, pinned: into(without.pinned) };
  const last = without.posts.at(-1);
  const isLater = without.next_before !== null && last !== undefined && isNewer(last, post);
  return isLater ? without : { ...without, posts: into(without.posts) };
}

/** Changes the feed in the cache, if it is there. */
export const changeFeed = (client: QueryClient, communityId: Id, change: (feed: Feed) => Feed): void =>
  changeAnswer(client, feedKey(communityId), change);

/** The post as the server has it now, in the feed and where it stands by itself. */
export function showPost(client: QueryClient, post: Post): void {
  changeFeed(client, post.community_id, (feed) => withChanged(feed, post.id, () => post));
  changeAnswer<GetPostData>(client, getGetPostQueryKey(post.community_id, post.id), () => ({ post }));
}

/** The post is deleted. */
export function dropPost(client: QueryClient, communityId: Id, postId: Id): void {
  changeFeed(client, communityId, (feed) => withChanged(feed, postId, () => null));
  client.removeQueries({ queryKey: getGetPostQueryKey(communityId, postId) });
}

/** Shows a like, or that it was taken back, before the server has answered. */
export function showLike(client: QueryClient, { community_id, id }: Post, liked: boolean): OptimisticUpdate {
  const mark = (isLiked: boolean) => (post: Post) =>
    post.liked_by_me === isLiked
      ? post
      : { ...post, liked_by_me: isLiked, likes_count: Math.max(0, post.likes_count + (isLiked ? 1 : -1)) };
  return new OptimisticUpdate(client)
    .change<Feed>(feedKey(community_id), (feed) => ({
      data: withChanged(feed, id, mark(liked)),
      undo: (latest) => withChanged(latest, id, mark(!liked)),
    }))
    .change<GetPostData>(getGetPostQueryKey(community_id, id), ({ post }) => ({
      data: { post: mark(liked)(post) },
      undo: (latest) => ({ post: mark(!liked)(latest.post) }),
    }));
}
