import type { Block, Booking, CourtSlot, GetVenueCalendarData, SlotState } from '../../shared/api/generated/model';
import { toInstant, toIsoWithOffset } from '../../shared/lib/time/tirane.ts';
import { pad } from '../../shared/lib/time/wall-time.ts';

/** As much of a court as a test names. */
export interface TestCourt {
  id: number;
  name: string;
  delay?: 0 | 15 | 30 | 45;
  sportId?: number;
}

const wallTime = (slotId: number, delay: number): string =>
  `${pad(5 + slotId + Math.floor(delay / 60))}:${pad(delay % 60)}`;
const instantOf = (date: string, slotId: number, delay: number): string =>
  toIsoWithOffset(toInstant(date, wallTime(slotId, delay)));

const refOf = ({ id, name, sportId = 1 }: TestCourt): Booking['court'] => ({
  id,
  name,
  sport: { id: sportId, key: 'football', name: 'Football' },
});

/** A slot of a court as the server answers it. */
export const testSlot = (
  court: TestCourt,
  date: string,
  slotId: number,
  state: SlotState = 'available',
): CourtSlot => ({
  court_id: court.id,
  time_slot_id: slotId,
  starts_at: instantOf(date, slotId, court.delay ?? 0),
  ends_at: instantOf(date, slotId + 1, court.delay ?? 0),
  state,
  price: 2500,
});

/** A confirmed booking of one slot, unless the changes say otherwise. */
export const testBooking = (
  id: number,
  court: TestCourt,
  date: string,
  slotId: number,
  changes: Partial<Booking> = {},
): Booking => ({
  id,
  court: refOf(court),
  date,
  time_slot: { id: slotId, start: wallTime(slotId, 0), end: wallTime(slotId + 1, 0) },
  weekly: false,
  status: 'Confirmed',
  series_id: null,
  slot_count: 1,
  starts_at: instantOf(date, slotId, court.delay ?? 0),
  ends_at: instantOf(date, slotId + (changes.slot_count ?? 1), court.delay ?? 0),
  price: 2500,
  currency: 'ALL',
  venue: { id: 1, slug: 'fusha-e-liqenit', name: 'Fusha e Liqenit', image: null, address: '', phone: '' },
  source: 'user',
  competition: null,
  booked_by: { id: 1, name: 'Arben Hoxha', image: null },
  guest_name: null,
  guest_phone: null,
  note: null,
  event_id: null,
  game_id: null,
  cancel_deadline_at: instantOf(date, slotId, 0),
  can_cancel: false,
  cancel_until: instantOf(date, slotId, 0),
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
  confirmed_at: null,
  created_at: instantOf(date, slotId, 0),
  closure: null,
  handover: null,
  desk: { phone: null, paid_at: null, no_show_at: null },
  permissions: { move: true },
  ...changes,
});

/** An answer in which every court offers the same slots on each of the days, except those that are named otherwise. */
export function testCalendar(parts: {
  courts: readonly TestCourt[];
  dates: readonly string[];
  slotIds: readonly number[];
  bookings?: readonly Booking[];
  blocks?: readonly Block[];
  stateOf?: (court: TestCourt, date: string, slotId: number) => SlotState | null;
}): GetVenueCalendarData {
  const { courts, dates, slotIds, bookings = [], blocks = [], stateOf = () => 'available' } = parts;
  return {
    courts: courts.map(refOf),
    days: dates.map((date) => ({
      date,
      slots: courts.flatMap((court) =>
        slotIds.flatMap((slotId) => {
          const state = stateOf(court, date, slotId);
          return state === null ? [] : [testSlot(court, date, slotId, state)];
        }),
      ),
    })),
    bookings: [...bookings],
    blocks: [...blocks],
    permissions: { book: true, block: true },
  };
}
