import { isAskable } from '../../shared/lib/time/dates.ts';
import { MAX_ID, toWhole } from '../../shared/lib/search-params.ts';

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

/** Reads `?date=&court=&slot=&slots=&sport=&weekly=1&book=1`, and `?booked=` after it; invalid values count as missing. */
export function readBookingAddress(search: URLSearchParams): BookingAddress {
  const date = search.get('date');
  return {
    date: date !== null && isAskable(date) ? date : null,
    courtId: toWhole(search.get('court'), MAX_ID) ?? null,
    slotId: toWhole(search.get('slot'), LAST_SLOT) ?? null,
    slotCount: toWhole(search.get('slots'), MAX_SLOTS) ?? 1,
    sportId: toWhole(search.get('sport'), MAX_ID) ?? null,
    weekly: search.get('weekly') === '1',
    open: search.get('book') === '1',
    bookedId: toWhole(search.get('booked'), MAX_ID) ?? null,
    settled: search.get('settled') === '1',
  };
}

/** The same search with these parts of the booking changed; other parameters stay as they are. */
export function writeBookingAddress(search: URLSearchParams, change: Partial<BookingAddress>): URLSearchParams {
  const next = { ...readBookingAddress(search), ...change };
  const written = new URLSearchParams(search);
  set(written, 'date', next.date);
  set(written, 'court', next.courtId);
  set(written, 'slot', next.slotId);
  set(written, 'slots', next.slotId !== null && next.slotCount > 1 ? next.slotCount : null);
  set(written, 'sport', next.courtId === null ? next.sportId : null);
  set(written, 'weekly', next.weekly ? 1 : null);
  set(written, 'book', next.open ? 1 : null);
  set(written, 'booked', next.bookedId);
  set(written, 'settled', next.settled ? 1 : null);
  return written;
}

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

function set(search: URLSearchParams, name: string, value: string | number | null): void {
  if (value === null) search.delete(name);
  else search.set(name, String(value));
}
