import { UserPlus } from 'lucide-react';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const dialogs = searchDialogs({ do: ['invite'] });

/** Opens the dialog that invites into a community; nothing for who may not. */
export function InviteButton({ community }: { community: Community }) {
  const t = useT('communitypeople');
  const { shown, open, close } = useSearchDialogs(dialogs);
  if (!community.permissions['invite']) return null;
  return (
    <>
      <Button icon={<UserPlus size={20} />} onClick={() => open('invite')}>
        {t('invite.action')}
      </Button>
      {shown && <InviteDialog community={community} onClose={close} />}
    </>
  );
}
