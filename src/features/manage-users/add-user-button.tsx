import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { Button } from '../../shared/ui/button.tsx';
import { readUsersDialog, usersDialog } from './users-address.ts';

/** Opens the dialog of `UserList` that adds a user. */
export function AddUserButton() {
  const t = useT('admins');
  const [search] = useSearchParams();
  const dialog = useUrlDialog(readUsersDialog(search) !== null);
  return (
    <Button icon={<UserPlus size={20} />} onClick={() => dialog.open(usersDialog('add'))}>
      {t('add.title')}
    </Button>
  );
}
