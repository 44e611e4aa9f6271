import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './delete-account.css.ts';

// the form and its schema come when somebody opens it
const Form = lazy(async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog }));

const OPEN = '?do=delete';

/** The danger zone of the account; its dialog is open when the address says so (`?do=delete`). */
export function DeleteAccount({ user }: { user: LoggedUser }) {
  const t = useT('auth');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isOpen = new URLSearchParams(search).get('do') === 'delete';
  const open = () => void navigate({ search: OPEN }, { state: { fromPage: true }, preventScrollReset: true });
  const close = () => {
    // history state of this page is written only here
    const { fromPage = false } = (state ?? {}) as { fromPage?: boolean };
    void (fromPage ? navigate(-1) : navigate({ search: '' }, { replace: true, preventScrollReset: true }));
  };
  return (
    <section className={css.zone} aria-labelledby="delete-account">
      <h2 className={css.title} id="delete-account">
        {t('delete.title')}
      </h2>
      <p>{t('delete.intro')}</p>
      <Button variant="secondary" className={css.open} onClick={open} icon={<Trash2 size={20} aria-hidden />}>
        {t('delete.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <Form user={user} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
