import { useId } from 'react';
import { PostHead } from '../../entities/post/post-head.tsx';
import { textParts } from '../../entities/post/text-parts.ts';
import * as postCss from '../../entities/post/post.css.ts';
import type { UserRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import * as css from './community-feed.css.ts';
import type { UnsentPost } from './use-unsent-posts.ts';

interface UnsentPostCardProps {
  post: UnsentPost;
  author: UserRef | null;
  isOnline: boolean;
  now: number;
  onRetry: (post: UnsentPost) => void;
  onDiscard: (post: UnsentPost) => void;
}

/** One's own post until the server has it: on its way, waiting for the network, or failed. */
export function UnsentPostCard({ post, author, isOnline, now, onRetry, onDiscard }: UnsentPostCardProps) {
  const t = useT('community');
  const id = useId();
  const { text, photos, problem, isFailing, writtenAt } = post;
  return (
    <article
      className={`${css.post} ${css.unsent}`}
      data-failed={problem !== null || isFailing || undefined}
      aria-labelledby={id}
    >
      <PostHead
        id={id}
        author={author}
        createdAt={new Date(writtenAt).toISOString()}
        now={now}
        marks={{ kind: 'text' }}
        as="h3"
      />
      {text !== '' && <p className={postCss.text}>{textParts(text).map((part) => part.text)}</p>}
      {photos > 0 && <p className={postCss.quiet}>{t('unsent.photos', { count: photos })}</p>}
      {problem === null ? (
        <p role="status" className={postCss.quiet}>
          {t(!isOnline ? 'unsent.waiting' : isFailing ? 'unsent.failing' : 'unsent.sending')}
        </p>
      ) : (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {(problem !== null || isFailing) && (
        <Inline>
          <Button size="sm" onClick={() => onRetry(post)}>
            {t('common:actions.tryAgain')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onDiscard(post)}>
            {t('unsent.discard')}
          </Button>
        </Inline>
      )}
    </article>
  );
}
