import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Event } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';

// the form, its schema and the search are loaded when the dialog opens
const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));

const dialogs = searchDialogs({ do: ['invite'] });

/** Opens the dialog that invites to an event; nothing for who may not. */
export function InviteButton({ event }: { event: Event }) {
  const t = useT('eventpeople');
  const { shown, open, close } = useSearchDialogs(dialogs);
  if (!event.permissions['invite']) return null;
  return (
    <>
      <Button icon={<UserPlus size={20} />} onClick={() => open('invite')}>
        {t('invite.action')}
      </Button>
      <Suspense>{shown && <InviteDialog event={event} onClose={close} />}</Suspense>
    </>
  );
}
