import { useState } from 'react';
import { FormBody } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import type { Community } from '../../shared/api/generated/model';
import { PostTextMax } from '../../shared/api/generated/zod/schemas/postText.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import * as css from './community-feed.css.ts';
import { PostPhotos } from './post-photos.tsx';
import { postSchema } from './post-schema.ts';
import type { UnsentPostsOf } from './use-unsent-posts.ts';

interface ComposerProps {
  community: Pick<Community, 'id' | 'permissions'>;
  unsent: Pick<UnsentPostsOf, 'write' | 'announce'>;
}

/** Writes posts: each goes to the feed at once, and the empty form follows; an announcement waits for its answer. What is typed is a draft. */
export function Composer(props: ComposerProps) {
  const [written, setWritten] = useState(0);
  return <OnePost key={written} {...props} hasFocus={written > 0} onWritten={() => setWritten(written + 1)} />;
}

function OnePost({
  community,
  unsent,
  hasFocus,
  onWritten,
}: ComposerProps & { hasFocus: boolean; onWritten: () => void }) {
  const t = useT('community');
  const isUploading = useIsUploading();
  const form = useApiForm({
    operation: 'createPost',
    schema: postSchema,
    defaults: { text: '', images: [], isAnnouncement: false },
    draft: { form: 'post', entity: community.id },
    // the feed sends a post, and keeps it until the server has it
    send: async ({ isAnnouncement, ...words }) => (isAnnouncement ? unsent.announce(words) : unsent.write(words)),
    onDone: onWritten,
  });
  return (
    <Card padded>
      <FormBody form={form}>
        <div className={css.composer}>
          <TextAreaField
            label={t('composer.label')}
            rows={2}
            className={css.grows}
            maxLength={PostTextMax}
            // the form that was sent had the focus
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
            autoFocus={hasFocus}
            {...form.field('text')}
          />
          <PostPhotos
            images={form.watch('images')}
            onChange={(next) => form.set('images', next(form.getValues('images')))}
          >
            {community.permissions['announce'] && (
              <Checkbox label={t('composer.announcement')} {...form.register('isAnnouncement')} />
            )}
            <Button type="submit" className={css.atEnd} loading={isUploading || form.isBusy}>
              {t('composer.post')}
            </Button>
          </PostPhotos>
        </div>
      </FormBody>
    </Card>
  );
}
