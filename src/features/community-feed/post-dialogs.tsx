import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { getGetPostQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import type { Feed } from './feed-cache.ts';
import { usePostDialog } from './use-post-dialog.ts';

const EditPostDialog = lazy(async () => ({ default: (await import('./edit-post-dialog.tsx')).EditPostDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** The dialog that the address names, of a post that is loaded or of one that is read for it. */
export function PostDialogs({ communityId, feed }: { communityId: Id; feed: Feed }) {
  const { asked, close } = usePostDialog();
  const listed = asked && [...feed.pinned, ...feed.posts].find(({ id }) => id === asked.postId);
  const query = useQuery(
    skipUnless(asked !== null && !listed, getGetPostQueryOptions(communityId, asked?.postId ?? 0)),
  );
  const post = listed ?? query.data?.post;
  if (!asked || !post) return null;
  return (
    <Suspense>
      {asked.name === 'edit-post' && post.permissions['edit'] && (
        <EditPostDialog key={post.id} post={post} onClose={close} />
      )}
      {asked.name === 'report' && post.permissions['report'] && (
        <ReportDialog key={post.id} post={post} onClose={close} />
      )}
    </Suspense>
  );
}
