import { useState } from 'react';
import { DialogForm } from '../../entities/form/form.tsx';
import { SlugField } from '../../entities/form/slug-field.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import { updateCommunity } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { AccessFields } from './access-fields.tsx';
import { CommunityFields } from './community-fields.tsx';
import { communityChanges, communitySchema, communityValues } from './community-schema.ts';
import * as css from './edit-community.css.ts';

interface EditCommunityDialogProps {
  /** Only what differs from how it was when the dialog opened is sent. */
  community: Community;
  onClose: () => void;
}

/** The details of a community, for its owner and admins, with the address of its page (COM-07, decision 040). `key` it by the community. */
export function EditCommunityDialog({ community, onClose }: EditCommunityDialogProps) {
  const t = useT('communityform');
  const isUploading = useIsUploading();
  const [before] = useState(community);
  const form = useApiForm({
    operation: 'updateCommunity',
    schema: communitySchema,
    defaults: communityValues(before),
    draft: { form: 'community', entity: community.id },
    send: (body) => updateCommunity(community.id, communityChanges(body, before)),
    success: { key: 'communityform:saved' },
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('edit.title')}
      closeButton
      wide
      onClose={onClose}
      form={form}
      submitLabel={t('edit.save')}
      busy={isUploading}
    >
      <div className={css.columns}>
        <Stack>
          <CommunityFields form={form} />
        </Stack>
        <Stack>
          <AccessFields form={form} />
          <SlugField label={t('slug')} hint={t('slugHint')} {...form.field('slug')} />
        </Stack>
      </div>
    </DialogForm>
  );
}
