import { UserPlus } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useUsersDialog } from './use-users-dialog.ts';

interface AddUserButtonProps {
  /** The view has another button that is filled. */
  quiet?: boolean;
}

/** Opens the dialog of `UserList` that adds a user. */
export function AddUserButton({ quiet = false }: AddUserButtonProps) {
  const t = useT('admins');
  const { open } = useUsersDialog();
  return (
    <Button variant={quiet ? 'secondary' : 'primary'} icon={<UserPlus size={20} />} onClick={() => open('add')}>
      {t('add.title')}
    </Button>
  );
}
