import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { roomOutdates } from '../../entities/room/room-outdates.ts';
import { useRoomNews } from '../../entities/room/use-room.ts';
import { $complete } from '../../models/session/session.model.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { getPost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';
import { outdateReads } from '../../shared/api/outdates.ts';
import { useSubscription } from '../../shared/platform/use-subscription.ts';
import { dropPost, showPost } from './feed-cache.ts';
import { followOtherTabs, isPostChange, type PostNews } from './other-tabs.ts';
import { useAccessCheck } from './use-access-check.ts';

/**
 * While it is on screen the feed follows the room of the community, which its page is in, and the person's own other tabs (RTM-02): new posts wait, changed
 * ones change where they stand, deleted ones go. An event holds no text: what one may read is read. What it outdates is in the table of the rooms.
 */
export function useLiveFeed(communityId: Id): void {
  const client = useQueryClient();
  const checkAccess = useAccessCheck();
  const complete = useUnit($complete);
  const hear = ({ postId, change }: Omit<PostNews, 'communityId'>): void => {
    if (change === 'post-added') return; // the feed is read again
    if (change === 'post-deleted') return dropPost(client, communityId, postId);
    void getPost(communityId, postId).then(
      ({ post }) => showPost(client, post),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) dropPost(client, communityId, postId);
        checkAccess(error);
      },
    );
  };
  useRoomNews('community', communityId, ({ events }) => {
    // of one post the last change of a kind is enough: what is read is how it stands now
    const news = new Map<string, Omit<PostNews, 'communityId'>>();
    for (const { type, data } of events) {
      const postId = data['post_id'];
      if (!isPostChange(type) || typeof postId !== 'number') continue;
      if (type === 'post-deleted') news.delete(`post-changed ${postId}`);
      news.set(`${type} ${postId}`, { postId, change: type });
    }
    for (const one of news.values()) hear(one);
  });
  useSubscription(complete ? followOtherTabs : null, (news) => {
    if (news.communityId !== communityId) return;
    void outdateReads(client, [roomOutdates.community[news.change]]);
    hear(news);
  });
}
