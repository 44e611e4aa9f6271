import { apiContext } from '../../shared/api/context.ts';
import { getListBookingsQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { getListHandoversQueryOptions } from '../../shared/api/generated/endpoints/handovers/handovers.ts';
import type { BookingStatus } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { readPage, toSearch } from '../../shared/lib/search-params.ts';
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

/** Reads `?tab=past&status=unbooked&page=2`; invalid values count as missing. */
export function readBookingsAddress(search: URLSearchParams): BookingsAddress {
  const tab = search.get('tab') === 'past' ? 'past' : 'upcoming';
  return {
    tab,
    status: PAST_FILTERS.find((status) => tab === 'past' && status === search.get('status')) ?? null,
    page: readPage(search),
  };
}

/** The search of a URL including `?`, without defaults. */
export function bookingsSearch({ tab, status, page }: BookingsAddress): string {
  const search = toSearch({ tab: tab === 'past' && tab, status, page: page > 1 && page });
  return search && `?${search}`;
}

/** One page of the signed-in user's bookings; upcoming, a weekly booking is one entry. */
export const bookingsQuery = ({ tab, status, page }: BookingsAddress) =>
  keepPage(
    getListBookingsQueryOptions({
      when: tab,
      ...(tab === 'upcoming' && { group: 'series' }),
      ...(status && { status: statuses[status] }),
      page,
      per_page: PAGE_SIZE,
    }),
  );

export const loader = pageLoader((client, url) => {
  // a guest sees the prompt, and nothing is asked for (R6)
  if (!apiContext().isComplete()) return;
  void client.prefetchQuery(watchesQuery());
  void client.prefetchQuery(bookingsQuery(readBookingsAddress(url.searchParams)));
  void client.prefetchQuery(getListHandoversQueryOptions());
  prefetchOpenBooking(client, url.search);
});
