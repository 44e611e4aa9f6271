import { useLocation } from 'react-router';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { DESK_RETURN, type DeskSearch, readDesk, withDesk } from './desk-address.ts';

export type Desk = ReturnType<typeof useDesk>;

/** The dialog of the venue's desk that the address names, and the ways into and out of it: `desk.open(deskAddress.booking(7))`. */
export function useDesk() {
  const { search } = useLocation();
  const shown = readDesk(search);
  const dialog = useUrlDialog(shown !== null, DESK_RETURN);
  return {
    shown,
    open: (next: DeskSearch) => dialog.open(withDesk(search, next)),
    close: () => dialog.close(withDesk(search, null)),
  };
}
