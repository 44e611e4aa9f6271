import { apiContext } from '../../shared/api/context.ts';
import {
  getGetBookingQueryOptions,
  getListBookingsQueryOptions,
} from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { BookingStatus, ListBookingsData, ListBookingsParams } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { readBookingDialog } from '../../features/manage-booking/booking-dialog-address.ts';

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
  const page = search.get('page') ?? '';
  return {
    tab,
    status: PAST_FILTERS.find((status) => tab === 'past' && status === search.get('status')) ?? null,
    page: /^[1-9]\d{0,14}$/.test(page) ? Number(page) : 1,
  };
}

/** The search of a URL including `?`, without defaults. */
export function bookingsSearch({ tab, status, page }: BookingsAddress): string {
  const search = new URLSearchParams();
  if (tab === 'past') search.set('tab', tab);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}

/** One page of the signed-in user's bookings; upcoming, a weekly booking is one entry. */
export const bookingsQuery = ({ tab, status, page }: BookingsAddress) =>
  getListBookingsQueryOptions({
    when: tab,
    ...(tab === 'upcoming' && { group: 'series' }),
    ...(status && { status: statuses[status] }),
    page,
    per_page: PAGE_SIZE,
  });

/** Keeps a page of the same list on the screen until the next one is loaded. */
export const keepSameList = (address: BookingsAddress) => ({
  placeholderData: (last: ListBookingsData | undefined, before: { queryKey: readonly unknown[] } | undefined) => {
    // the second part of the key is what is asked for
    const list = ([, params]: readonly unknown[]) => JSON.stringify({ ...(params as ListBookingsParams), page: null });
    return before && list(before.queryKey) === list(bookingsQuery(address).queryKey) ? last : undefined;
  },
});

export const loader = pageLoader((client, url) => {
  // a guest sees the prompt, and nothing is asked for (R6)
  if (!apiContext().isAuthenticated()) return;
  void client.prefetchQuery(bookingsQuery(readBookingsAddress(url.searchParams)));
  const { booking } = readBookingDialog(url.search);
  if (booking) void client.prefetchQuery(getGetBookingQueryOptions(booking));
});
