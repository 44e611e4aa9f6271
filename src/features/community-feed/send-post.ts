import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { outcomeOf } from '../../entities/outbox/outcome-of.ts';
import type { OutboxEntry, Outcome, OutboxWork } from '../../models/outbox/outbox.ts';
import { createPost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { CreatePostData, Id } from '../../shared/api/generated/model';
import { outdate } from '../../shared/api/outdates.ts';
import { changeFeed, withOwn } from './feed-cache.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { checkAccess } from './use-access-check.ts';

type PostWork = Extract<OutboxWork, { kind: 'post' }>;

/** Sends a post of the outbox, and shows it in its feed; sent again it is still one. Does not reject. */
export async function sendPost(client: QueryClient, work: PostWork, entry: OutboxEntry): Promise<Outcome> {
  const { communityId, text, images } = work;
  try {
    const body = { text, kind: 'text', ...(images.length > 0 && { images: [...images] }) } as const;
    await showPost(client, communityId, await createPost(communityId, body, { 'Idempotency-Key': entry.id }));
    void outdate(client, 'createPost');
    return { type: 'done' };
  } catch (error) {
    checkAccess(client, error);
    return outcomeOf(error, [entry]);
  }
}

/** Shows one's own new post here and in the other tabs. Resolves while it is drawn, so that what waited for it goes in the same frame. */
export function showPost(client: QueryClient, communityId: Id, { post }: CreatePostData): Promise<void> {
  tellOtherTabs({ communityId, postId: post.id, change: 'post-added' });
  return new Promise((drawn) =>
    notifyManager.batch(() => {
      changeFeed(client, communityId, (feed) => withOwn(feed, post));
      notifyManager.schedule(() => drawn());
    }),
  );
}
