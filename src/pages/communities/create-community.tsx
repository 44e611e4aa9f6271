import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { CreateButton } from '../../features/sign-in-prompt/create-button.tsx';
import { $module } from '../../models/profile/profile.model.ts';
import { $user } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { createDialog } from './communities.data.ts';

// the form, its schema and its uploads are loaded when the dialog opens
const Dialog = lazy(async () => ({
  default: (await import('../../features/edit-community/new-community-dialog.tsx')).NewCommunityDialog,
}));

/** The button of a new community, whose dialog is open while the URL says `?do=create`; a guest is asked to sign in. Players create communities (R28). */
export function CreateCommunity() {
  const t = useT('communities');
  const { module, user } = useUnit({ module: $module, user: $user });
  const { shown, open, close } = useSearchDialogs(createDialog, { mayOpen: () => user !== null });
  if (module !== 'base') return null;
  return (
    <>
      <CreateButton
        label={t('create')}
        onCreate={() => open('create')}
        prompt={{ returnTo: paths.communities('do=create'), reason: { key: 'communities:guest.create' } }}
      />
      <Suspense>{user && shown && <Dialog user={user} onClose={close} />}</Suspense>
    </>
  );
}
