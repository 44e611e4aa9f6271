import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getGetPostQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useMinute } from '../../shared/platform/use-minute.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { Feed } from './feed-cache.ts';
import { articleId, PostCard } from './post-card.tsx';

/** The post that the address leads to (`?post=12`), e.g. of a notification: found in the list, or by itself above it. */
export function LinkedPost({ communityId, feed }: { communityId: Id; feed: Feed }) {
  const [search] = useSearchParams();
  const asked = Number(search.get('post'));
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  const isListed = [...feed.pinned, ...feed.posts].some((post) => post.id === id);
  // older posts that come later must not take it out of its place
  const [placed] = useState(() => ({ id, isListed }));
  const isAlone = id !== null && (placed.id === id ? !placed.isListed : !isListed);
  useEffect(() => {
    const article = id !== null && !isAlone && document.getElementById(articleId(id));
    if (!article) return;
    article.scrollIntoView({ block: 'start' });
    article.focus({ preventScroll: true });
  }, [id, isAlone]);
  return isAlone ? <Alone key={id} communityId={communityId} postId={id} /> : null;
}

function Alone({ communityId, postId }: { communityId: Id; postId: Id }) {
  const t = useT('community');
  const now = useMinute();
  const [isOpen, setOpen] = useState(true);
  const query = useQuery(getGetPostQueryOptions(communityId, postId));
  return (
    <Section title={t('linked.title')}>
      {query.error?.status === 404 ? (
        <p>{t('linked.gone')}</p>
      ) : (
        <QueryView query={query} failure="line" skeleton={<Skeleton shape="box" height={180} />}>
          {({ post }) => <PostCard post={post} now={now} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
        </QueryView>
      )}
    </Section>
  );
}
