import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { $module } from '../../models/profile/profile.model.ts';
import { $undecided, $user } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { createDialog } from './communities.data.ts';
import * as css from './communities.css.ts';

// the form, its schema and its uploads are loaded when the dialog opens
const Dialog = lazy(async () => ({
  default: (await import('../../features/edit-community/new-community-dialog.tsx')).NewCommunityDialog,
}));

/** The button of a new community, whose dialog is open while the URL says `?do=create`; a guest is asked to sign in. Players create communities (R28). */
export function CreateCommunity() {
  const t = useT('communities');
  const { module, undecided, user, askToSignIn } = useUnit({
    module: $module,
    undecided: $undecided,
    user: $user,
    askToSignIn: signInRequested,
  });
  const { shown, open, close } = useSearchDialogs(createDialog, { mayOpen: () => user !== null });
  if (module !== 'base') return null;
  const press = () => {
    if (user) open('create');
    else
      askToSignIn({
        returnTo: paths.communities('do=create'),
        reason: { key: 'communities:guest.create' },
      });
  };
  return (
    <>
      <Button size="sm" icon={<Plus size={20} aria-hidden />} onClick={press} disabled={undecided}>
        <span className={css.words}>{t('create')}</span>
      </Button>
      <Suspense>{user && shown && <Dialog user={user} onClose={close} />}</Suspense>
    </>
  );
}
