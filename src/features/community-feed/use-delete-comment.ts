import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { deletePreset } from '../../models/confirmation/presets.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { deleteComment } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Comment, Post } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { changeFeed, withChanged } from './feed-cache.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { useAccessCheck } from './use-access-check.ts';

/** Deletes a comment after a question. */
export function useDeleteComment({ id: postId, community_id: communityId }: Post): (comment: Comment) => void {
  const client = useQueryClient();
  const confirm = useConfirm();
  const say = useUnit(snackbarRequested);
  const checkAccess = useAccessCheck();
  const removal = useWrite<unknown, ApiError, Comment>({
    mutationKey: ['deleteComment'],
    target: ({ id }) => id,
    mutationFn: ({ id }) => deleteComment(communityId, postId, id),
    onSuccess: () => {
      changeFeed(client, communityId, (feed) =>
        withChanged(feed, postId, (post) => ({ ...post, comments_count: Math.max(0, post.comments_count - 1) })),
      );
      tellOtherTabs({ communityId, postId, change: 'post-commented' });
    },
    onError: (error) => {
      say(failureSaid(error));
      checkAccess(error);
    },
  });
  return (comment) =>
    void confirm({ ...deletePreset, title: { key: 'community:comments.deleting' } }, () =>
      removal.mutateAsync(comment),
    ).catch(() => {
      // `onError` has said it
    });
}
