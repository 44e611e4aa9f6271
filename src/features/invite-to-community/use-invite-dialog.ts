import { useSearchParams } from 'react-router';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';

/** The search `current` with the dialog open, or closed: `?do=invite`; other parameters stay. */
export function inviteSearch(isOpen: boolean, current: URLSearchParams): string {
  const search = new URLSearchParams(current);
  if (isOpen) search.set('do', 'invite');
  else search.delete('do');
  return search.size > 0 ? `?${search}` : '';
}

/** The dialog that invites into a community, as the address names it. */
export function useInviteDialog() {
  const [search] = useSearchParams();
  const isOpen = search.get('do') === 'invite';
  const dialog = useUrlDialog(isOpen);
  return {
    isOpen,
    open: () => dialog.open(inviteSearch(true, search)),
    close: () => dialog.close(inviteSearch(false, search)),
  };
}
