import { CommunityFeed } from '../../features/community-feed/community-feed.tsx';
import { feedQuery } from '../../features/community-feed/feed-cache.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { CommunityAside } from './community-aside.tsx';
import { communityQuery, readId } from './community.data.ts';
import * as css from './community.css.ts';
import { useCommunity } from './use-community.ts';

/** The newest posts, along with the community that the frame reads. */
export const loader = pageLoader(({ client, params }) => {
  const id = readId(params);
  // most may read it: the posts do not wait for the answer that says so
  const known = id === null ? null : client.getQueryData(communityQuery(id).queryKey)?.community;
  return id === null || known?.permissions['read'] === false ? null : client.prefetchQuery(feedQuery(id));
});

/** What the people of the community write; beside it, where there is room, what it is and who is there (RT-32, COM-01). */
export function Component() {
  const community = useCommunity();
  return (
    <div className={css.columns}>
      <CommunityFeed key={community.id} community={community} />
      <CommunityAside community={community} />
    </div>
  );
}
