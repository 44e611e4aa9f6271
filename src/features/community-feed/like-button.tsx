import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Heart } from 'lucide-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { likePost, unlikePost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { LikePostData, Post } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './community-feed.css.ts';
import { showLike, showPost } from './feed-cache.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { useAccessCheck } from './use-access-check.ts';

/** Likes a post or takes the like back, shown at once; whoever may not only sees how many did. */
export function LikeButton({ post }: { post: Post }) {
  const t = useT('community');
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const { id, community_id, liked_by_me: isLiked, likes_count } = post;
  const checkAccess = useAccessCheck();
  const toggle = useWrite<LikePostData, ApiError, boolean>({
    mutationKey: ['likePost', 'unlikePost'],
    mutationFn: (next) => (next ? likePost(community_id, id, {}) : unlikePost(community_id, id)),
    onMutate: (next) => showLike(client, post, next),
    onSuccess: ({ post: latest }) => {
      showPost(client, latest);
      tellOtherTabs({ communityId: community_id, postId: id, change: 'post-changed' });
    },
    onError: (error) => {
      say(failureSaid(error));
      checkAccess(error);
    },
  });
  const count = (
    <span className={css.count}>
      {likes_count}
      <VisuallyHidden> {t('like.count', { count: likes_count })}</VisuallyHidden>
    </span>
  );
  if (!post.permissions['like'])
    return likes_count === 0 ? null : (
      <span className={css.readOnly}>
        <Heart size={20} aria-hidden />
        {count}
      </span>
    );
  return (
    <span className={css.counted}>
      <Button
        variant="ghost"
        size="sm"
        icon={<Heart size={20} className={isLiked ? css.liked : undefined} />}
        aria-pressed={isLiked}
        onClick={() => toggle.mutate(!isLiked)}
      >
        {t('like.action')}
      </Button>
      {likes_count > 0 && count}
    </span>
  );
}
