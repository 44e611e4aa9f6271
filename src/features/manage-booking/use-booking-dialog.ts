import type { QueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { getGetBookingQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking } from '../../shared/api/generated/model';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { type BookingTask, readBookingDialog, withBookingDialog } from './booking-dialog-address.ts';

export type BookingDialogNavigation = ReturnType<typeof useBookingDialog>;

/** For the loader of a page with such a list: starts the booking of a dialog that is open from the start. */
export function prefetchOpenBooking(client: QueryClient, search: string): void {
  const { booking } = readBookingDialog(search);
  if (booking) void client.prefetchQuery(getGetBookingQueryOptions(booking));
}

/**
 * The dialog that the URL opens over a list of bookings, and the ways into and out of it. `bookAgain` gives the address where the
 * same court and time can be booked again.
 */
export function useBookingDialog(bookAgain: (booking: Booking) => string) {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const { booking, task } = readBookingDialog(search);
  const dialog = useUrlDialog(booking !== null);
  // written by `closeAfterChange` only
  const { changed = false } = (state ?? {}) as { changed?: boolean };
  return {
    booking,
    task,
    bookAgain,
    /** Differs for each visit that follows a change of a booking, else null: the focus goes to the list. */
    changedAt: changed ? key : null,
    open: (id: number, next: BookingTask) => dialog.open(withBookingDialog(search, { booking: id, task: next })),
    close: () => dialog.close(withBookingDialog(search, null)),
    closeAfterChange: () =>
      void navigate(
        { search: withBookingDialog(search, null) },
        { replace: true, state: { changed: true }, preventScrollReset: true },
      ),
  };
}
