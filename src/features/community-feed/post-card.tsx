import { MessageCircle } from 'lucide-react';
import { memo, useId } from 'react';
import { PostBody } from '../../entities/post/post-body.tsx';
import { PostHead } from '../../entities/post/post-head.tsx';
import { PostNews } from './post-news.tsx';
import { wroteItself } from '../../entities/post/wrote-itself.ts';
import type { Post } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { Comments } from './comments.tsx';
import * as css from './community-feed.css.ts';
import { LikeButton } from './like-button.tsx';
import { PostMenu } from './post-menu.tsx';

/** Id of the article of a post, for links to it. */
export const articleId = (postId: number): string => `post-${postId}`;

interface PostCardProps {
  post: Post;
  /** Epoch ms. */
  now: number;
  /** Its comments stand below it. */
  isOpen: boolean;
  onToggle: (postId: number) => void;
}

/** A post with what can be done about it. */
export const PostCard = memo(function PostCard({ post, now, isOpen, onToggle }: PostCardProps) {
  const t = useT('community');
  const id = useId();
  const { author, created_at, kind, comments_count } = post;
  return (
    <article id={articleId(post.id)} className={css.post} data-kind={kind} aria-labelledby={id} tabIndex={-1}>
      <PostHead id={id} author={author} createdAt={created_at} now={now} marks={post} as="h3">
        <PostMenu post={post} />
      </PostHead>
      {wroteItself(kind) ? <PostNews post={post} /> : <PostBody post={post} />}
      <div className={css.actions}>
        <LikeButton post={post} />
        <Button
          variant="ghost"
          size="sm"
          icon={<MessageCircle size={20} />}
          aria-expanded={isOpen}
          onClick={() => onToggle(post.id)}
        >
          {t('comments.label')}
          {comments_count > 0 && (
            <span className={css.count}>
              {comments_count}
              <VisuallyHidden> {t('comments.count', { count: comments_count })}</VisuallyHidden>
            </span>
          )}
        </Button>
      </div>
      {isOpen && <Comments post={post} now={now} />}
    </article>
  );
});
