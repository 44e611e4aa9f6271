import { day, flag, id, named, type Param, toWhole, whole } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';

/** A complete request for a court, day and time. */
export interface BookingWish {
  courtId: number;
  date: string;
  /** The first slot. */
  slotId: number;
  slotCount: number;
  weekly: boolean;
}

/** The booking in the URL of a venue page; null for what is missing or invalid. */
export interface BookingAddress {
  date: string | null;
  courtId: number | null;
  slotId: number | null;
  slotCount: number;
  /** Restricts which court is chosen while the URL names none. */
  sportId: number | null;
  weekly: boolean;
  /** The booking sheet is open. */
  open: boolean;
  /** The booking that was just made here. */
  bookedId: number | null;
  /** The answer was lost, and the booking was found by looking it up. */
  settled: boolean;
}

export const MAX_SLOTS = 3;
const LAST_SLOT = 18;
const slotCount: Param<number> = {
  read: (text) => toWhole(text, MAX_SLOTS) ?? 1,
  write: (count) => (count > 1 ? String(count) : null),
};

const search = searchState<BookingAddress>({
  date: day,
  courtId: named('court', id),
  slotId: named('slot', whole(LAST_SLOT)),
  slotCount: named('slots', slotCount),
  sportId: named('sport', id),
  weekly: flag,
  open: named('book', flag),
  bookedId: named('booked', id),
  settled: flag,
});

/** `?date=&court=&slot=&slots=&sport=&weekly=1&book=1`, and `?booked=` after it; other parameters stay when it is written. */
export const bookingSearch = {
  read: search.read,
  write: (address: URLSearchParams, change: Partial<BookingAddress>): URLSearchParams => {
    const next = { ...search.read(address), ...change };
    return search.write(address, {
      ...next,
      ...(next.slotId === null && { slotCount: 1 }),
      ...(next.courtId !== null && { sportId: null }),
    });
  },
};

export type WishProblem = 'court' | 'timeSlot' | 'date' | 'datePast';

/** The complete request of a URL, or everything that is missing. Source: BK-05 … BK-08. */
export function wishOf(
  address: BookingAddress,
  today: string,
): { wish: BookingWish; problems: [] } | { wish: null; problems: WishProblem[] } {
  const { courtId, date, slotId, slotCount, weekly } = address;
  const problems: WishProblem[] = [];
  if (courtId === null) problems.push('court');
  if (date === null) problems.push('date');
  else if (date < today) problems.push('datePast');
  if (slotId === null) problems.push('timeSlot');
  if (courtId === null || date === null || slotId === null || problems.length > 0) return { wish: null, problems };
  return { wish: { courtId, date, slotId, slotCount, weekly }, problems: [] };
}
