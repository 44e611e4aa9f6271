import { useLocation, useNavigate } from 'react-router';
import { readBookingsAddress, bookingsSearch, type BookingsAddress, type BookingTask } from './bookings-address.ts';

/** What a navigation within this page tells the view it leads to. */
interface Told {
  /** The dialog was opened from the list: closing goes back in history. */
  fromList?: boolean;
  /** A booking was changed: the focus goes to the list. */
  changed?: boolean;
}

export type BookingsNavigation = ReturnType<typeof useBookingsAddress>;

/** Tab, page and open dialog live in the URL; this reads and changes them. */
export function useBookingsAddress() {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const address = readBookingsAddress(new URLSearchParams(search));
  const told = (state ?? {}) as Told; // history state of this page is written only here
  const go = (change: Partial<BookingsAddress>, options: { replace?: boolean; state?: Told } = {}) =>
    void navigate({ search: bookingsSearch({ ...address, ...change }) }, { preventScrollReset: true, ...options });
  return {
    address,
    told,
    /** Differs for each visit that follows a change of a booking. */
    changedAt: told.changed ? key : null,
    /** Another list, from its first page on, or another page of the same list. */
    show: (list: Partial<Pick<BookingsAddress, 'tab' | 'status' | 'page'>>) => go({ page: 1, booking: null, ...list }),
    open: (booking: number, task: BookingTask) =>
      go(
        { booking, task },
        { replace: address.booking !== null, state: address.booking === null ? { fromList: true } : told },
      ),
    close: () => (told.fromList ? void navigate(-1) : go({ booking: null }, { replace: true })),
    closeAfterChange: () => go({ booking: null }, { replace: true, state: { changed: true } }),
  };
}
