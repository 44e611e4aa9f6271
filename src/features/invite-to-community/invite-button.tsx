import { UserPlus } from 'lucide-react';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useDoDialog } from '../../shared/routing/use-do-dialog.ts';
import { Button } from '../../shared/ui/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';

/** Opens the dialog that invites into a community; nothing for who may not. */
export function InviteButton({ community }: { community: Community }) {
  const t = useT('communitypeople');
  const { isOpen, open, close } = useDoDialog('invite');
  if (!community.permissions['invite']) return null;
  return (
    <>
      <Button icon={<UserPlus size={20} />} onClick={open}>
        {t('invite.action')}
      </Button>
      {isOpen && <InviteDialog community={community} onClose={close} />}
    </>
  );
}
