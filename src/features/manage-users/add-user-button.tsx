import { UserPlus } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { usersDialogs } from './users-address.ts';

interface AddUserButtonProps {
  /** The view has another button that is filled. */
  quiet?: boolean;
}

/** Opens the dialog of `UserList` that adds a user. */
export function AddUserButton({ quiet = false }: AddUserButtonProps) {
  const t = useT('admins');
  const { open } = useSearchDialogs(usersDialogs);
  return (
    <Button variant={quiet ? 'secondary' : 'primary'} icon={<UserPlus size={20} />} onClick={() => open('add')}>
      {t('add.title')}
    </Button>
  );
}
