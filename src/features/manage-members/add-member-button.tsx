import { UserPlus } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { membersDialogs } from './members-address.ts';

/** Opens the dialog of `MemberList` that adds a member. */
export function AddMemberButton() {
  const t = useT('members');
  const { open } = useSearchDialogs(membersDialogs);
  return (
    <Button icon={<UserPlus size={20} />} onClick={() => open('add')}>
      {t('add.title')}
    </Button>
  );
}
