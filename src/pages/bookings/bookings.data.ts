import { apiContext } from '../../shared/api/context.ts';
import { getListBookingsQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { getListHandoversQueryOptions } from '../../shared/api/generated/endpoints/handovers/handovers.ts';
import type { BookingStatus } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { oneOf, oneOfOr, page } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { prefetchOpenBooking } from '../../features/manage-booking/use-booking-dialog.ts';
import { watchesQuery } from '../../features/watch-slot/watches-query.ts';

const PAGE_SIZE = 10;

/** Filters of the past: played, or cancelled, declined and expired. */
export const PAST_FILTERS = ['played', 'unbooked'] as const;
type PastFilter = (typeof PAST_FILTERS)[number];
const statuses = { played: ['Confirmed'], unbooked: ['Unbooked'] } satisfies Record<PastFilter, BookingStatus[]>;

export interface BookingsAddress {
  tab: 'upcoming' | 'past';
  /** Null shows all; always null for upcoming bookings. */
  status: PastFilter | null;
  page: number;
}

const search = searchState<BookingsAddress>({ tab: oneOfOr('upcoming', ['past']), status: oneOf(PAST_FILTERS), page });

/** `?tab=past&status=unbooked&page=2`. */
export const bookingsSearch = {
  ...search,
  read: (address: URLSearchParams): BookingsAddress => {
    const asked = search.read(address);
    return asked.tab === 'past' ? asked : { ...asked, status: null };
  },
};

/** One page of the signed-in user's bookings; upcoming, a weekly booking is one entry. */
export const bookingsQuery = ({ tab, status, page: number }: BookingsAddress) =>
  keepPage(
    getListBookingsQueryOptions({
      when: tab,
      ...(tab === 'upcoming' && { group: 'series' }),
      ...(status && { status: statuses[status] }),
      page: number,
      per_page: PAGE_SIZE,
    }),
  );

export const loader = pageLoader(({ client, url }) => {
  // a guest sees the prompt, and nothing is asked for (R6)
  if (!apiContext().isComplete()) return null;
  void client.prefetchQuery(watchesQuery());
  void client.prefetchQuery(getListHandoversQueryOptions());
  prefetchOpenBooking(client, url.search);
  return client.prefetchQuery(bookingsQuery(bookingsSearch.read(url.searchParams)));
});
