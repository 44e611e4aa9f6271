import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { ListRow } from '../../shared/ui/list-row.tsx';

// the form and its schema are loaded when the dialog opens
const Form = lazy(async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog }));

/** The last row of the account page; its dialog is open while the URL says `?do=delete` (UI-07). */
export function DeleteAccountRow({ user }: { user: LoggedUser }) {
  const t = useT('auth');
  const [search] = useSearchParams();
  const isOpen = search.get('do') === 'delete';
  const dialog = useUrlDialog(isOpen);
  return (
    <ListRow icon={<Trash2 size={22} />} title={t('delete.title')} danger onClick={() => dialog.open('?do=delete')}>
      {isOpen && (
        <Suspense>
          <Form user={user} onClose={() => dialog.close('')} />
        </Suspense>
      )}
    </ListRow>
  );
}
