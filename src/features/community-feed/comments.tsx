import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PostHead } from '../../entities/post/post-head.tsx';
import { getListCommentsQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Post } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Trash2 } from 'lucide-react';
import { CommentForm } from './comment-form.tsx';
import * as css from './community-feed.css.ts';
import { useDeleteComment } from './use-delete-comment.ts';

/** The comments of a post, newest first, opened below it. */
export function Comments({ post, now }: { post: Post; now: number }) {
  const t = useT('community');
  const stem = useId();
  const [page, setPage] = useState(1);
  const query = useQuery(keepPage(getListCommentsQueryOptions(post.community_id, post.id, { page, per_page: 10 })));
  const remove = useDeleteComment(post);
  return (
    <section className={css.comments} aria-label={t('comments.label')}>
      {post.permissions['comment'] && <CommentForm post={post} />}
      <ListView
        query={query}
        failure="line"
        skeleton={<Skeleton shape="box" height={56} />}
        empty={<p>{t('comments.none')}</p>}
        paging={{ page, onPage: setPage }}
      >
        {({ comments }, stale) => (
          <ul {...stale} className={css.commentList} aria-label={t('comments.label')}>
            {comments.map((comment) => (
              <li key={comment.id} className={css.comment}>
                <PostHead id={`${stem}-${comment.id}`} author={comment.author} createdAt={comment.created_at} now={now}>
                  {comment.permissions['delete'] && (
                    <IconButton
                      aria-label={t('comments.delete', { name: comment.author?.name ?? t('post.noAuthor') })}
                      onClick={() => remove(comment)}
                    >
                      <Trash2 size={18} />
                    </IconButton>
                  )}
                </PostHead>
                <p className={css.commentText}>{comment.text}</p>
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}
