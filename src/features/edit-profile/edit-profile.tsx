import { useIsMutating } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { getSaveProfileMutationKey } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { ProfileFormProps } from './profile-form.tsx';

// the form and its schemas are loaded when the dialog opens
const Form = lazy(async () => ({ default: (await import('./profile-form.tsx')).ProfileForm }));

/** Row that opens the user's completed profile in a dialog, which is open while the URL says `?do=edit` (AUTH-03). */
export function EditProfileRow(props: Omit<ProfileFormProps, 'onSaved'>) {
  const t = useT('auth');
  const say = useUnit(snackbarRequested);
  // closing the dialog while saving would hide an error
  const busy = useIsMutating({ mutationKey: getSaveProfileMutationKey() }) > 0;
  const [search] = useSearchParams();
  const isOpen = search.get('do') === 'edit';
  const dialog = useUrlDialog(isOpen);
  const close = () => dialog.close('');
  const saved = () => {
    say({ message: { key: 'auth:account.saved' }, color: 'success' });
    close();
  };
  return (
    <ListRow icon={<Pencil size={22} />} title={t('account.edit')} onClick={() => dialog.open('?do=edit')}>
      {isOpen && (
        <Dialog title={t('account.edit')} closeButton onClose={close} busy={busy}>
          <Suspense fallback={<Skeleton shape="box" width="100%" height="420px" />}>
            <Form {...props} onSaved={saved} />
          </Suspense>
        </Dialog>
      )}
    </ListRow>
  );
}
