import { apiContext } from '../../shared/api/context.ts';
import {
  getGetBookingQueryOptions,
  getListBookingsQueryOptions,
} from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import type { BookingStatus } from '../../shared/api/generated/model';
import { readBookingsAddress, type BookingsAddress, type PastFilter } from './bookings-address.ts';

const PAGE_SIZE = 10;

const statuses = { played: ['Confirmed'], unbooked: ['Unbooked'] } satisfies Record<PastFilter, BookingStatus[]>;

/** One page of the signed-in user's bookings. */
export const bookingsQuery = ({ tab, status, page }: Pick<BookingsAddress, 'tab' | 'status' | 'page'>) =>
  getListBookingsQueryOptions({ when: tab, ...(status && { status: statuses[status] }), page, per_page: PAGE_SIZE });

/** One booking with its series. */
export const bookingQuery = (id: number) => getGetBookingQueryOptions(id);

export const loader = pageLoader((client, url) => {
  // a guest sees the prompt, and nothing is asked for (R6)
  if (!apiContext().isAuthenticated()) return;
  const address = readBookingsAddress(url.searchParams);
  void client.prefetchQuery(bookingsQuery(address));
  if (address.booking) void client.prefetchQuery(bookingQuery(address.booking));
});
