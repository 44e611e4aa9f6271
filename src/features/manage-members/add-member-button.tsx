import { UserPlus } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useMembersDialog } from './use-members-dialog.ts';

/** Opens the dialog of `MemberList` that adds a member. */
export function AddMemberButton() {
  const t = useT('members');
  const { open } = useMembersDialog();
  return (
    <Button icon={<UserPlus size={20} />} onClick={() => open({ kind: 'add' })}>
      {t('add.title')}
    </Button>
  );
}
