import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { getGetPostQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import type { Feed } from './feed-cache.ts';
import { postDialogs } from './post-dialogs-address.ts';

const EditPostDialog = lazy(async () => ({ default: (await import('./edit-post-dialog.tsx')).EditPostDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** The dialog that the address names, of a post that is loaded or of one that is read for it. */
export function PostDialogs({ communityId, feed }: { communityId: Id; feed: Feed }) {
  const { shown, close } = useSearchDialogs(postDialogs);
  const listed = shown && [...feed.pinned, ...feed.posts].find(({ id }) => id === shown.id);
  const query = useQuery(skipUnless(shown !== null && !listed, getGetPostQueryOptions(communityId, shown?.id ?? 0)));
  const post = listed ?? query.data?.post;
  if (!shown || !post) return null;
  return (
    <Suspense>
      {shown.name === 'edit-post' && post.permissions['edit'] && (
        <EditPostDialog key={post.id} post={post} onClose={close} />
      )}
      {shown.name === 'report' && post.permissions['report'] && (
        <ReportDialog key={post.id} post={post} onClose={close} />
      )}
    </Suspense>
  );
}
