import { createEvent, createStore, sample } from 'effector';
import { $draftOwner, draftsFlushed, draftTyped } from '../drafts/drafts.model.ts';
import type { DraftPlace } from '../drafts/drafts.ts';
import type { Id } from '../../shared/api/generated/model';
import { decideUnsent, toKept, type UnsentEvent, type UnsentPosts } from './unsent-posts.ts';

/** Where a community's unsent posts are kept through a reload, as drafts are (decision 014). */
export const unsentPlace = (communityId: Id): DraftPlace => ({ form: 'unsent-posts', entity: communityId });

/** What happens to the unsent posts of a community. */
export const unsentChanged = createEvent<{ communityId: Id; event: UnsentEvent }>();

const noPosts: UnsentPosts = [];
/** Of all communities, of whoever is here now. */
export const $unsentPosts = createStore(noPosts)
  .on(unsentChanged, (posts, { event }) => decideUnsent(posts, event))
  .reset($draftOwner);

sample({
  clock: unsentChanged,
  source: { owner: $draftOwner, posts: $unsentPosts },
  fn: ({ owner, posts }, { communityId }) => {
    const kept = toKept(posts.filter((post) => post.communityId === communityId));
    return { owner, place: unsentPlace(communityId), values: kept.length > 0 ? { posts: kept } : null };
  },
  target: draftTyped,
});
// what is written must not be lost with the page, and a post that is sent must not come back
sample({ clock: unsentChanged, target: draftsFlushed });
