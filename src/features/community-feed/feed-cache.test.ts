import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { ListCommunityPostsData, Post } from '../../shared/api/generated/model';
import {
  dropPost,
  type Feed,
  feedKey,
  showLike,
  showPost,
  withNewest,
  withOlder,
  withOwn,
  withPlaced,
  withUnseen,
} from './feed-cache.ts';
import { feed, post, posts } from './testing.ts';

const answer = (change: Partial<ListCommunityPostsData> = {}): ListCommunityPostsData => ({
  pinned: [],
  posts: posts(9, 8, 7),
  next_before: 7,
  ...change,
});
const ids = (list: readonly Post[]): number[] => list.map(({ id }) => id);

describe('the newest part, read again', () => {
  it('leaves what is on screen where it is, and lets new posts wait', () => {
    const next = withNewest(feed(), answer({ posts: posts(11, 10, 9, 8) }));
    expect(ids(next.posts)).toEqual([9, 8, 7, 6]);
    expect(ids(next.unseen)).toEqual([11, 10]);
    expect(next.next_before).toBe(6);
  });
  it('begins again for whoever has joined: with older posts, too, they may do other things now', () => {
    const outside = [9, 8, 7, 6].map((id) => post(id, { permissions: { comment: false } }));
    const inside = [10, 9, 8].map((id) => post(id, { permissions: { comment: true } }));
    expect(withNewest(feed({ posts: outside }), answer({ posts: inside, next_before: 8 }))).toEqual({
      pinned: [],
      posts: inside,
      next_before: 8,
      unseen: [],
    });
  });
  it('changes known posts in place, pinned ones too', () => {
    const next = withNewest(
      feed({ pinned: [post(2, { is_pinned: true })] }),
      answer({ pinned: [post(2, { is_pinned: true, text: 'New' })], posts: [post(9), post(8, { likes_count: 4 })] }),
    );
    expect(next.pinned[0]?.text).toBe('New');
    expect(next.posts[1]?.likes_count).toBe(4);
  });
  it('takes deleted posts away, and only among those that it covers', () => {
    expect(ids(withNewest(feed(), answer({ posts: posts(9, 7), next_before: 7 })).posts)).toEqual([9, 7, 6]);
    expect(ids(withNewest(feed(), answer({ posts: posts(9), next_before: null })).posts)).toEqual([9]);
  });
  it('keeps a post that was written while the answer was on its way', () => {
    expect(ids(withNewest(feed({ posts: posts(10, 9, 8, 7) }), answer()).posts)).toEqual([10, 9, 8, 7]);
  });
  it('of an empty feed: all that is new waits', () => {
    expect(ids(withNewest(feed({ posts: [], next_before: null }), answer({ next_before: null })).unseen)).toEqual([
      9, 8, 7,
    ]);
  });
});

describe('what waits', () => {
  it('comes on top', () => {
    const next = withUnseen(feed({ unseen: posts(11, 10) }));
    expect(ids(next.posts)).toEqual([11, 10, 9, 8, 7, 6]);
    expect(next.unseen).toEqual([]);
  });
  it('stands for all when it is a whole part: there may be more between it and the rest', () => {
    const unseen = Array.from({ length: 20 }, (_, index) => post(50 - index));
    const next = withUnseen(feed({ unseen }));
    expect(ids(next.posts)).toEqual(ids(unseen));
    expect(next.next_before).toBe(31);
  });
});

describe('posts of one kind and another', () => {
  it('older ones follow, none twice', () => {
    const next = withOlder(feed(), answer({ posts: posts(6, 5, 4), next_before: null }));
    expect(ids(next.posts)).toEqual([9, 8, 7, 6, 5, 4]);
    expect(next.next_before).toBeNull();
  });
  it("one's own is on top at once, and once", () => {
    const next = withOwn(feed({ unseen: posts(10) }), post(10));
    expect(ids(next.posts)).toEqual([10, 9, 8, 7, 6]);
    expect(next.unseen).toEqual([]);
    expect(withOwn(next, post(10))).toBe(next);
  });
  it('a pinned one goes to the pinned ones, and back to its place; beyond the last part it is gone', () => {
    const pinned = withPlaced(feed({ pinned: [post(2, { is_pinned: true })] }), post(8, { is_pinned: true }));
    expect([ids(pinned.pinned), ids(pinned.posts)]).toEqual([
      [8, 2],
      [9, 7, 6],
    ]);
    expect(ids(withPlaced(pinned, post(8)).posts)).toEqual([9, 8, 7, 6]);
    expect(ids(withPlaced(pinned, post(2)).posts)).toEqual([9, 7, 6]);
  });
});

describe('in the cache', () => {
  const filled = (): QueryClient => {
    const client = new QueryClient();
    client.setQueryData(feedKey(1), feed());
    return client;
  };
  const shown = (client: QueryClient) => client.getQueryData<Feed>(feedKey(1));

  it('a like is shown at once, and taken back alone when it is refused', () => {
    const client = filled();
    const update = showLike(client, post(8), true);
    expect(shown(client)?.posts[1]).toMatchObject({ liked_by_me: true, likes_count: 1 });
    showPost(client, post(9, { text: 'Changed meanwhile' }));
    update.undo();
    expect(shown(client)?.posts[1]).toMatchObject({ liked_by_me: false, likes_count: 0 });
    expect(shown(client)?.posts[0]?.text).toBe('Changed meanwhile');
  });
  it('a deleted post goes', () => {
    const client = filled();
    dropPost(client, 1, 8);
    expect(ids(shown(client)?.posts ?? [])).toEqual([9, 7, 6]);
  });
  it('a feed that is not there stays away', () => {
    const client = new QueryClient();
    showPost(client, post(1));
    expect(shown(client)).toBeUndefined();
  });
});
