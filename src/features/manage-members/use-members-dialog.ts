import { useSearchParams } from 'react-router';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { type MembersDialog, readMembersDialog, withDialog } from './members-address.ts';

/** The dialog of the list of members that the address names. */
export function useMembersDialog() {
  const [search] = useSearchParams();
  const shown = readMembersDialog(search);
  const dialog = useUrlDialog(shown !== null);
  return {
    shown,
    open: (next: MembersDialog) => dialog.open(withDialog(next, search)),
    close: () => dialog.close(withDialog(null, search)),
  };
}
