import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useCallback, useEffect } from 'react';
import { useRoomNews } from '../../entities/room/use-room.ts';
import { $complete } from '../../models/session/session.model.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { getListCommentsQueryKey, getPost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';
import { dropPost, feedKey, showPost } from './feed-cache.ts';
import { followOtherTabs, isPostChange, type PostNews } from './other-tabs.ts';
import { useAccessCheck } from './use-access-check.ts';

/**
 * While it is on screen the feed follows the room of the community, which its page is in, and the person's own other tabs (RTM-02): new posts wait, changed
 * ones change where they stand, deleted ones go. An event holds no text: what one may read is read.
 */
export function useLiveFeed(communityId: Id): void {
  const client = useQueryClient();
  const checkAccess = useAccessCheck(communityId);
  const complete = useUnit($complete);
  const reread = useCallback(
    () => void client.invalidateQueries({ queryKey: feedKey(communityId), exact: true }),
    [client, communityId],
  );
  const hear = useCallback(
    ({ postId, change }: Omit<PostNews, 'communityId'>) => {
      if (change === 'post-added') return reread();
      if (change === 'post-deleted') return dropPost(client, communityId, postId);
      if (change === 'post-commented')
        void client.invalidateQueries({ queryKey: getListCommentsQueryKey(communityId, postId) });
      return void getPost(communityId, postId).then(
        ({ post }) => showPost(client, post),
        (error: unknown) => {
          if (!(error instanceof ApiError)) return;
          if (error.status === 404) dropPost(client, communityId, postId);
          checkAccess(error);
        },
      );
    },
    [client, communityId, reread, checkAccess],
  );
  useRoomNews('community', communityId, ({ events, isBehind }) => {
    // of one post the last change of a kind is enough: what is read is how it stands now
    const news = new Map<string, Omit<PostNews, 'communityId'>>();
    for (const { type, data } of events) {
      const postId = data['post_id'];
      if (!isPostChange(type) || typeof postId !== 'number') continue;
      if (type === 'post-deleted') news.delete(`post-changed ${postId}`);
      news.set(type === 'post-added' ? type : `${type} ${postId}`, { postId, change: type });
    }
    if (isBehind) {
      news.delete('post-added');
      reread();
    }
    for (const one of news.values()) hear(one);
  });
  useEffect(
    () =>
      complete ? followOtherTabs((news) => (news.communityId === communityId ? hear(news) : undefined)) : undefined,
    [complete, communityId, hear],
  );
}
