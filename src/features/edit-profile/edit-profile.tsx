import { useIsMutating } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { getSaveProfileMutationKey } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { ProfileFormProps } from './profile-form.tsx';

// the form and its schemas are loaded when the dialog opens
const Form = lazy(async () => ({ default: (await import('./profile-form.tsx')).ProfileForm }));

const dialogs = searchDialogs({ do: ['edit'] });

interface EditProfileButtonProps extends Omit<ProfileFormProps, 'onSaved'> {
  className?: string;
}

/** Button that opens the user's completed profile in a dialog, which is open while the URL says `?do=edit` (AUTH-03). */
export function EditProfileButton({ className, ...props }: EditProfileButtonProps) {
  const t = useT('auth');
  const say = useUnit(snackbarRequested);
  // closing the dialog while saving would hide an error
  const busy = useIsMutating({ mutationKey: getSaveProfileMutationKey() }) > 0;
  const { shown, open, close } = useSearchDialogs(dialogs);
  const saved = () => {
    say({ message: { key: 'auth:account.saved' }, color: 'success' });
    close();
  };
  return (
    <>
      <Button variant="secondary" className={className} icon={<Pencil size={18} />} onClick={() => open('edit')}>
        {t('account.edit')}
      </Button>
      {shown && (
        <Dialog title={t('account.edit')} closeButton onClose={close} busy={busy}>
          <Suspense fallback={<Skeleton shape="box" width="100%" height="420px" />}>
            <Form {...props} onSaved={saved} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
