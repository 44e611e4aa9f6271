import { useQueryClient } from '@tanstack/react-query';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { updatePost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Post } from '../../shared/api/generated/model';
import { PostTextMax } from '../../shared/api/generated/zod/schemas/postText.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { showPost } from './feed-cache.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { PostPhotos } from './post-photos.tsx';
import { postSchema } from './post-schema.ts';
import { useAccessCheck } from './use-access-check.ts';

/** Changes the text and the photos of one's own post. */
export function EditPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useT('community');
  const client = useQueryClient();
  const { id: postId, community_id: communityId } = post;
  const checkAccess = useAccessCheck();
  const form = useApiForm({
    operation: 'updatePost',
    schema: postSchema,
    defaults: { text: post.text, images: post.images, isAnnouncement: post.kind === 'announcement' },
    draft: { form: 'edit-post', entity: postId },
    send: ({ text, images }) => updatePost(communityId, postId, { text, images: images.map(({ id }) => id) }),
    onDone: ({ post: latest }) => {
      showPost(client, latest);
      tellOtherTabs({ communityId, postId, change: 'post-changed' });
      onClose();
    },
    onRefused: checkAccess,
  });
  return (
    <DialogForm title={t('post.editTitle')} closeButton onClose={onClose} form={form} submitLabel={t('post.save')}>
      <TextAreaField label={t('post.text')} rows={5} maxLength={PostTextMax} {...form.field('text')} />
      <PostPhotos
        images={form.watch('images')}
        onChange={(next) => form.set('images', next(form.getValues('images')))}
      />
    </DialogForm>
  );
}
