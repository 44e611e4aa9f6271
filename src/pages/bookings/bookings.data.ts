import { apiContext } from '../../shared/api/context.ts';
import { getGetBookingQueryOptions, getListBookingsQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { readBookingsAddress, type BookingsAddress } from './bookings-address.ts';

const PAGE_SIZE = 10;

/** One page of the signed-in user's bookings. */
export const bookingsQuery = ({ tab, page }: Pick<BookingsAddress, 'tab' | 'page'>) =>
  getListBookingsQueryOptions({ when: tab, page, per_page: PAGE_SIZE });

/** One booking with its series. */
export const bookingQuery = (id: number) => getGetBookingQueryOptions(id);

export const loader = pageLoader(['bookings', 'validation'], (client, url) => {
  // a guest sees the prompt, and nothing is asked for (R6)
  if (!apiContext().isAuthenticated()) return;
  const address = readBookingsAddress(url.searchParams);
  void client.prefetchQuery(bookingsQuery(address));
  if (address.booking) void client.prefetchQuery(bookingQuery(address.booking));
});
