import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './delete-account.css.ts';

// the form and its schema are loaded when the dialog opens
const Form = lazy(async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog }));

/** The danger zone of the account page; its dialog is open while the URL says `?do=delete`. */
export function DeleteAccount({ user }: { user: LoggedUser }) {
  const t = useT('auth');
  const [search] = useSearchParams();
  const isOpen = search.get('do') === 'delete';
  const dialog = useUrlDialog(isOpen);
  return (
    <section className={css.zone} aria-labelledby="delete-account">
      <h2 className={css.title} id="delete-account">
        {t('delete.title')}
      </h2>
      <p>{t('delete.intro')}</p>
      <Button
        variant="secondary"
        className={css.open}
        onClick={() => dialog.open('?do=delete')}
        icon={<Trash2 size={20} aria-hidden />}
      >
        {t('delete.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <Form user={user} onClose={() => dialog.close('')} />
        </Suspense>
      )}
    </section>
  );
}
