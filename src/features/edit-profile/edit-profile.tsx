import { useIsMutating } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { getSaveProfileMutationKey } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

// the form and its schemas come when somebody opens it
const Form = lazy(async () => ({ default: (await import('./profile-form.tsx')).ProfileForm }));

const OPEN = '?do=edit';

/** Changes the own profile once it is completed; the dialog is open when the address says so (`?do=edit`; AUTH-03). */
export function EditProfile({ user }: { user: LoggedUser }) {
  const t = useT('auth');
  const say = useUnit(snackbarRequested);
  const navigate = useNavigate();
  // closed on its way it would be closed once more when the answer comes, and the page be left
  const busy = useIsMutating({ mutationKey: getSaveProfileMutationKey() }) > 0;
  const { search, state } = useLocation();
  const isOpen = new URLSearchParams(search).get('do') === 'edit';
  const open = () => void navigate({ search: OPEN }, { state: { fromPage: true }, preventScrollReset: true });
  const close = () => {
    // history state of this page is written only here
    const { fromPage = false } = (state ?? {}) as { fromPage?: boolean };
    void (fromPage ? navigate(-1) : navigate({ search: '' }, { replace: true, preventScrollReset: true }));
  };
  const saved = () => {
    say({ message: { key: 'auth:account.saved' }, color: 'success' });
    close();
  };
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={open} icon={<Pencil size={18} aria-hidden />}>
        {t('account.edit')}
      </Button>
      {isOpen && (
        <Dialog title={t('account.edit')} closeButton onClose={close} busy={busy}>
          <Suspense fallback={<Skeleton shape="box" width="100%" height="420px" />}>
            <Form user={user} onSaved={saved} />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
