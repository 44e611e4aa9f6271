import { useLocation, useNavigate } from 'react-router';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { readBookingsAddress, bookingsSearch, type BookingsAddress, type BookingTask } from './bookings-address.ts';

export type BookingsNavigation = ReturnType<typeof useBookingsAddress>;

/** Tab, page and open dialog live in the URL; this reads and changes them. */
export function useBookingsAddress() {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const address = readBookingsAddress(new URLSearchParams(search));
  const dialog = useUrlDialog(address.booking !== null);
  const to = (change: Partial<BookingsAddress>) => bookingsSearch({ ...address, ...change });
  // written by `closeAfterChange` only
  const { changed = false } = (state ?? {}) as { changed?: boolean };
  return {
    address,
    /** History state to hand on when the page corrects its own address. */
    state: state as unknown, // React Router types it as any
    /** Differs for each visit that follows a change of a booking, else null: the focus goes to the list. */
    changedAt: changed ? key : null,
    /** Another list from its first page on, or another page of the same list. */
    show: (list: Partial<Pick<BookingsAddress, 'tab' | 'status' | 'page'>>) =>
      void navigate({ search: to({ page: 1, booking: null, ...list }) }, { preventScrollReset: true }),
    open: (booking: number, task: BookingTask) => dialog.open(to({ booking, task })),
    close: () => dialog.close(to({ booking: null })),
    closeAfterChange: () =>
      void navigate(
        { search: to({ booking: null }) },
        { replace: true, state: { changed: true }, preventScrollReset: true },
      ),
  };
}
