import { useNavigate } from 'react-router';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import { createCommunity } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Stack } from '../../shared/ui/stack.tsx';
import { AccessFields } from './access-fields.tsx';
import { CommunityFields } from './community-fields.tsx';
import { communitySchema, emptyCommunity, newCommunity } from './community-schema.ts';
import * as css from './edit-community.css.ts';

interface NewCommunityDialogProps {
  user: Pick<LoggedUser, 'city'>;
  onClose: () => void;
}

/** A new community. Its founder owns it, and is taken to its feed (COM-07, decision 040). */
export function NewCommunityDialog({ user, onClose }: NewCommunityDialogProps) {
  const t = useT('communityform');
  const navigate = useNavigate();
  const isUploading = useIsUploading();
  const form = useApiForm({
    operation: 'createCommunity',
    schema: communitySchema,
    defaults: emptyCommunity(user.city?.id),
    draft: { form: 'new-community' },
    send: (body, once) => createCommunity(newCommunity(body), once),
    success: { key: 'communityform:create.done' },
    // going back must not lead to the empty form of another community
    onDone: ({ community: { id } }) => void navigate(paths.community(id), { replace: true }),
  });
  return (
    <DialogForm
      title={t('create.title')}
      closeButton
      wide
      onClose={onClose}
      form={form}
      submitLabel={t('create.title')}
      busy={isUploading}
    >
      <div className={css.columns}>
        <Stack>
          <CommunityFields form={form} />
        </Stack>
        <Stack>
          <AccessFields form={form} />
        </Stack>
      </div>
    </DialogForm>
  );
}
