import { ApiError } from '../../../shared/api/errors.ts';
import {
  createBooking,
  createBookingHold,
  deleteBookingHold,
  listBookings,
} from '../../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking, CreateBookingData } from '../../../shared/api/generated/model';
import { monotonicNow } from '../../../shared/platform/timers.ts';
import { now } from '../../../shared/platform/clock.ts';
import type { BookingWish } from '../booking-address.ts';
import type { Order, Refusal } from './booking-process.ts';

export type HoldAnswer =
  | { kind: 'held'; id: number; until: number }
  /** `until` when the time may be held again, monotonic ms. */
  | { kind: 'refused'; refusal: Refusal; until?: number }
  | { kind: 'failed' };
export type BookAnswer =
  | { kind: 'booked'; data: CreateBookingData }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'lost' };
export type CheckAnswer = { kind: 'booked'; booking: Booking } | { kind: 'absent' } | { kind: 'unsure' };

/** Source: design §1. */
const HOLD_MS = 5 * 60_000;
/** The API's maximum page size. */
const LARGEST_PAGE = 50;

/** Requests a hold. Its end is in monotonic time, so that a phone with a wrong clock shows the right countdown. */
export async function askHold(
  { courtId, date, slotId, slotCount, weekly }: BookingWish,
  replaces: number | null,
): Promise<HoldAnswer> {
  // one after the other, because a refused hold must not leave the previous one in place
  if (replaces !== null) await letGo(replaces);
  const asked = monotonicNow();
  try {
    const { hold } = await createBookingHold({
      court_id: courtId,
      date,
      time_slot_id: slotId,
      slot_count: slotCount,
      weekly,
    });
    const left = Date.parse(hold.expires_at) - now();
    return { kind: 'held', id: hold.id, until: asked + (left > 0 && left <= HOLD_MS ? left : HOLD_MS) };
  } catch (error) {
    const refused = asApiError(error);
    if (refused.kind !== 'refused') return { kind: 'failed' };
    const { retryAfter } = refused;
    const until = retryAfter === null ? {} : { until: monotonicNow() + retryAfter * 1_000 };
    return { kind: 'refused', refusal: toRefusal(refused), ...until };
  }
}

/** Releases a hold; a failure is ignored, because the hold expires by itself. */
export async function letGo(id: number): Promise<void> {
  try {
    await deleteBookingHold(id);
  } catch (error) {
    asApiError(error);
  }
}

/** Books; without an answer, or after a server error, the result is unknown (R11). */
export async function book({ body, key }: Order): Promise<BookAnswer> {
  try {
    return { kind: 'booked', data: await createBooking(body, { 'Idempotency-Key': key }) };
  } catch (error) {
    const failed = asApiError(error);
    return failed.kind === 'refused' ? { kind: 'refused', error: failed } : { kind: 'lost' };
  }
}

/** Searches the user's bookings page by page for the one whose answer was lost. */
export async function findBooking({ first }: Order): Promise<CheckAnswer> {
  try {
    let lastPage = 1;
    for (let page = 1; page <= lastPage; page += 1) {
      const { bookings, pagination } = await listBookings({
        when: 'upcoming',
        status: ['Confirmed', 'Pending'],
        page,
        per_page: LARGEST_PAGE,
      });
      const mine = bookings.find(
        ({ court, date, time_slot }) =>
          court.id === first.courtId && date === first.date && time_slot.id === first.slotId,
      );
      if (mine) return { kind: 'booked', booking: mine };
      lastPage = pagination.last_page;
    }
    return { kind: 'absent' };
  } catch (error) {
    asApiError(error);
    return { kind: 'unsure' };
  }
}

export const toRefusal = ({ message, code }: ApiError): Refusal => ({ message, code });

/** Rethrows everything but a failed call, because it is a bug. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
