import type { Post } from '../../shared/api/generated/model';
import type { Feed } from './feed-cache.ts';

/** A post for tests; a higher id is a later one. */
export const post = (id: number, change: Partial<Post> = {}): Post => ({
  id,
  community_id: 1,
  author: null,
  kind: 'text',
  text: `Post ${id}`,
  images: [],
  links: [],
  game: null,
  ranks: null,
  matchday: null,
  is_pinned: false,
  likes_count: 0,
  liked_by_me: false,
  comments_count: 0,
  created_at: new Date(Date.UTC(2026, 10, 1, 0, id)).toISOString(),
  edited_at: null,
  permissions: {},
  ...change,
});

/** Posts of these ids, in this order. */
export const posts = (...ids: number[]): Post[] => ids.map((id) => post(id));

/** A feed of four posts whose older ones are not loaded. */
export const feed = (change: Partial<Feed> = {}): Feed => ({
  pinned: [],
  posts: posts(9, 8, 7, 6),
  next_before: 6,
  unseen: [],
  ...change,
});
