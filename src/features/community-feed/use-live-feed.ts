import { useQueryClient } from '@tanstack/react-query';
import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { roomEventReceived, roomFollowed, roomJoinRequested, roomLeft } from '../../models/rooms/rooms.model.ts';
import { $complete } from '../../models/session/session.model.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { getListCommentsQueryKey, getPost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';
import { dropPost, feedKey, showPost } from './feed-cache.ts';
import { followOtherTabs, isPostChange, type PostNews } from './other-tabs.ts';
import { useAccessCheck } from './use-access-check.ts';

/**
 * While it is on screen the feed follows the room `community-{id}` and the person's own other tabs (RTM-02): new posts wait,
 * changed ones change where they stand, deleted ones go. An event holds no text: what one may read is read. Guests join no room.
 */
export function useLiveFeed(communityId: Id): void {
  const client = useQueryClient();
  const scope = useProvidedScope();
  const checkAccess = useAccessCheck(communityId);
  const { complete, join, leave } = useUnit({
    complete: $complete,
    join: roomJoinRequested,
    leave: roomLeft,
  });
  useEffect(() => {
    if (!complete || !scope) return undefined;
    const reread = () => void client.invalidateQueries({ queryKey: feedKey(communityId), exact: true });
    const hear = ({ postId, change }: Omit<PostNews, 'communityId'>) => {
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
    };
    const room = `community-${communityId}`;
    join(room);
    const stops = [
      // what was written after the feed was read and before the room is heard, as while the reader was on another page
      createWatch({ unit: roomFollowed, scope, fn: (roomId) => (roomId === room ? reread() : undefined) }),
      createWatch({
        unit: roomEventReceived,
        scope,
        fn: ({ roomId, event: { type, data } }) => {
          const postId = data['post_id'];
          if (roomId === room && isPostChange(type) && typeof postId === 'number') hear({ postId, change: type });
        },
      }),
      followOtherTabs((news) => (news.communityId === communityId ? hear(news) : undefined)),
      () => leave(room),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [complete, scope, client, communityId, join, leave, checkAccess]);
}
