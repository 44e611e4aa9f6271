import { testBooking, testCalendar, type TestCourt } from '../../../src/entities/venue-calendar/testing.ts';
import type { GetVenueCalendarData } from '../../../src/shared/api/generated/model';
import { addDays } from '../../../src/shared/lib/time/dates.ts';

const courts = Array.from({ length: 12 }, (_, index): TestCourt => ({ id: index + 1, name: `Fusha ${index + 1}` }));
const slotIds = Array.from({ length: 18 }, (_, index) => index + 1);

/** A week from a Monday on: 12 courts × 7 days × 18 slots, every fourth of them booked. */
export function week(monday: string): GetVenueCalendarData {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const places = dates.flatMap((date) => courts.flatMap((court) => slotIds.map((slotId) => ({ date, court, slotId }))));
  const shift = Number(monday.slice(-2));
  const bookings = places.flatMap(({ date, court, slotId }, index) =>
    (index + shift) % 4 === 0 ? [testBooking(index + 1, court, date, slotId)] : [],
  );
  return testCalendar({ courts, dates, slotIds, bookings });
}
