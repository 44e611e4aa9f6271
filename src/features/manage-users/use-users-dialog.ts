import { useSearchParams } from 'react-router';
import type { Id } from '../../shared/api/generated/model';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { readUsersDialog, searchWith } from './users-address.ts';

/** The dialog of the list of users that the address names, on whatever page the list stands. */
export function useUsersDialog() {
  const [search] = useSearchParams();
  const shown = readUsersDialog(search);
  const dialog = useUrlDialog(shown !== null);
  return {
    shown,
    open: (next: 'add' | Id) => dialog.open(searchWith(next, search)),
    close: () => dialog.close(searchWith(null, search)),
  };
}
