import { useUnit } from 'effector-react';
import { useCallback, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { $user } from '../../models/session/session.model.ts';
import type { Community, Id, Post } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useIsOnline } from '../../shared/platform/network.ts';
import { useMinute } from '../../shared/platform/use-minute.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import * as css from './community-feed.css.ts';
import { Composer } from './composer.tsx';
import type { Feed } from './feed-cache.ts';
import { LinkedPost } from './linked-post.tsx';
import { NewPosts } from './new-posts.tsx';
import { OlderPosts } from './older-posts.tsx';
import { PostCard } from './post-card.tsx';
import { PostDialogs } from './post-dialogs.tsx';
import { type ListEntry, PostList } from './post-list.tsx';
import { UnsentPostCard } from './unsent-post-card.tsx';
import { useFeed } from './use-feed.ts';
import { type UnsentPostsOf, useUnsentPosts } from './use-unsent-posts.ts';

/** What the people of a community write: pinned posts first, then the newest, live (COM-01, RT-32, design §7). */
export function CommunityFeed({ community }: { community: Community }) {
  const t = useT('community');
  const { query, older, showUnseen } = useFeed(community.id);
  const unsent = useUnsentPosts(community.id);
  const headingId = useId();
  return (
    <Stack gap={4}>
      {community.permissions['post'] && <Composer community={community} unsent={unsent} />}
      <QueryView query={query} errorTitle={t('feed.notLoaded')} skeleton={<FeedSkeleton />}>
        {(feed) => (
          <>
            <LinkedPost communityId={community.id} feed={feed} />
            <section aria-labelledby={headingId}>
              <h2 id={headingId} className={visuallyHidden}>
                {t('feed.label')}
              </h2>
              <NewPosts count={feed.unseen.length} onShow={showUnseen} />
              <Posts community={community} feed={feed} unsent={unsent} />
              <OlderPosts before={feed.next_before} older={older} />
            </section>
            <PostDialogs communityId={community.id} feed={feed} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

interface PostsProps {
  community: Community;
  feed: Feed;
  unsent: UnsentPostsOf;
}

function Posts({ community, feed, unsent }: PostsProps) {
  const t = useT('community');
  const now = useMinute();
  const user = useUnit($user);
  const isOnline = useIsOnline();
  const [search] = useSearchParams();
  const { isOpen, toggle } = useOpenComments();
  const { pinned, posts } = feed;
  if (pinned.length + posts.length + unsent.posts.length === 0) {
    return (
      <EmptyState drawing="people" hint={community.permissions['post'] ? t('feed.beFirst') : undefined}>
        {t('feed.none')}
      </EmptyState>
    );
  }
  const own: ListEntry[] = unsent.posts.map((post) => ({
    key: post.key,
    content: (
      <UnsentPostCard
        post={post}
        author={user && { id: user.id, name: user.name ?? '', image: user.image }}
        isOnline={isOnline}
        now={now}
        onRetry={unsent.retry}
        onDiscard={unsent.discard}
      />
    ),
  }));
  const sent = [...pinned, ...posts].map((post: Post): ListEntry => ({
    key: String(post.id),
    content: <PostCard post={post} now={now} isOpen={isOpen(post.id)} onToggle={toggle} />,
  }));
  return <PostList label={t('feed.label')} entries={[...own, ...sent]} linked={search.get('post')} />;
}

/** Whose comments are open; a link to a post opens its comments too. */
function useOpenComments() {
  const [search] = useSearchParams();
  const [toggled, setToggled] = useState<ReadonlySet<Id>>(new Set());
  const linked = useRef(Number(search.get('post'))).current;
  const toggle = useCallback(
    (id: Id) =>
      setToggled((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  return { isOpen: (id: Id) => toggled.has(id) !== (id === linked), toggle };
}

function FeedSkeleton() {
  return (
    <Stack gap={3} className={css.list}>
      <Skeleton shape="box" height={180} />
      <Skeleton shape="box" height={240} />
      <Skeleton shape="box" height={180} />
    </Stack>
  );
}
