import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../shared/api/errors.ts';
import { listCommunityPosts } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id, ListCommunityPostsData } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { changeFeed, type Feed, feedQuery, PART, withOlder, withUnseen } from './feed-cache.ts';
import { useAccessCheck } from './use-access-check.ts';
import { useLiveFeed } from './use-live-feed.ts';

/** The feed of a community, live; how its older posts and those that wait come on screen. */
export function useFeed(communityId: Id) {
  const client = useQueryClient();
  const checkAccess = useAccessCheck();
  useLiveFeed(communityId);
  const query = useQuery<Feed, ApiError>(feedQuery(communityId));
  // reads, but adds to an answer that is there: a query would replace it
  const older = useWrite<ListCommunityPostsData, ApiError, Id>({
    mutationKey: [],
    mutationFn: (before) => listCommunityPosts(communityId, { before, per_page: PART }),
    onSuccess: (part) => changeFeed(client, communityId, (feed) => withOlder(feed, part)),
    onError: checkAccess,
  });
  return {
    query,
    older,
    showUnseen: () => changeFeed(client, communityId, withUnseen),
  };
}
