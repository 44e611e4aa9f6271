/** What may be done with one booking in a dialog; `details` shows it. */
export const BOOKING_TASKS = ['details', 'cancel', 'end', 'move'] as const;
export type BookingTask = (typeof BOOKING_TASKS)[number];
export type BookingsTab = 'upcoming' | 'past';
/** Filters of the past: played, or cancelled, declined and expired. */
export const PAST_FILTERS = ['played', 'unbooked'] as const;
export type PastFilter = (typeof PAST_FILTERS)[number];

export interface BookingsAddress {
  tab: BookingsTab;
  /** Null shows all; always null for upcoming bookings. */
  status: PastFilter | null;
  page: number;
  /** The booking in the open dialog; 0 for an id that cannot exist. */
  booking: number | null;
  task: BookingTask;
}

/** Reads `?tab=past&status=unbooked&page=2&booking=7&do=cancel`; invalid values count as missing. */
export function readBookingsAddress(search: URLSearchParams): BookingsAddress {
  const booking = search.get('booking');
  const tab = search.get('tab') === 'past' ? 'past' : 'upcoming';
  return {
    tab,
    status: PAST_FILTERS.find((status) => tab === 'past' && status === search.get('status')) ?? null,
    page: readNumber(search.get('page')) ?? 1,
    booking: booking === null ? null : (readNumber(booking) ?? 0),
    task: BOOKING_TASKS.find((task) => task === search.get('do')) ?? 'details',
  };
}

/** The search of a URL including `?`, without defaults. */
export function bookingsSearch({ tab, status, page, booking, task }: BookingsAddress): string {
  const search = new URLSearchParams();
  if (tab === 'past') search.set('tab', tab);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  if (booking !== null) search.set('booking', String(booking));
  if (booking !== null && task !== 'details') search.set('do', task);
  return search.size > 0 ? `?${search}` : '';
}

function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
