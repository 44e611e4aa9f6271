import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { ListRow } from '../../shared/ui/list-row.tsx';

// the form and its schema are loaded when the dialog opens
const Form = lazy(async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog }));

const dialogs = searchDialogs({ do: ['delete'] });

/** The last row of the account page; its dialog is open while the URL says `?do=delete` (UI-07). */
export function DeleteAccountRow({ user }: { user: LoggedUser }) {
  const t = useT('auth');
  const { shown, open, close } = useSearchDialogs(dialogs);
  return (
    <ListRow icon={<Trash2 size={22} />} title={t('delete.title')} danger onClick={() => open('delete')}>
      {shown && (
        <Suspense>
          <Form user={user} onClose={close} />
        </Suspense>
      )}
    </ListRow>
  );
}
