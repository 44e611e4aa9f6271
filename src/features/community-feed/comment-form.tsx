import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import '../../shared/lib/zod-setup.ts';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { createComment } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Post } from '../../shared/api/generated/model';
import {
  CreateCommentBody,
  createCommentBodyTextMax,
} from '../../shared/api/generated/zod/schemas/createCommentBody.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import * as css from './community-feed.css.ts';
import { changeFeed, withChanged } from './feed-cache.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { useAccessCheck } from './use-access-check.ts';

const schema = CreateCommentBody.omit({ module: true });

/** Comments on a post; the empty form follows. */
export function CommentForm({ post }: { post: Post }) {
  const [sent, setSent] = useState(0);
  return <OneComment key={sent} post={post} hasFocus={sent > 0} onSent={() => setSent(sent + 1)} />;
}

function OneComment({ post, hasFocus, onSent }: { post: Post; hasFocus: boolean; onSent: () => void }) {
  const t = useT('community');
  const client = useQueryClient();
  const { id: postId, community_id: communityId } = post;
  const checkAccess = useAccessCheck();
  const form = useApiForm({
    operation: 'createComment',
    schema,
    defaults: { text: '' },
    draft: { form: 'comment', entity: postId },
    send: (body, once) => createComment(communityId, postId, body, once),
    onDone: () => {
      changeFeed(client, communityId, (feed) =>
        withChanged(feed, postId, (one) => ({ ...one, comments_count: one.comments_count + 1 })),
      );
      tellOtherTabs({ communityId, postId, change: 'post-commented' });
      onSent();
    },
    onRefused: checkAccess,
  });
  return (
    <FormBody form={form}>
      <TextAreaField
        label={t('comments.write')}
        rows={1}
        className={css.growsSmall}
        maxLength={createCommentBodyTextMax}
        // the form that was sent had the focus
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus={hasFocus}
        {...form.field('text')}
      />
      <div>
        <Button type="submit" size="sm" variant="secondary" loading={isPending(form)}>
          {t('comments.send')}
        </Button>
      </div>
    </FormBody>
  );
}
