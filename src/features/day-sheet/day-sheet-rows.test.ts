import { describe, expect, it } from 'vitest';
import type { Block, Booking, CourtSlot, GetVenueCalendarData } from '../../shared/api/generated/model';
import { sheetRows, type SheetRow } from './day-sheet-rows.ts';

const DAY = '2026-11-26';
// midnight at the end of a day is the next day's on the wire
const at = (hour: number): string =>
  hour === 24 ? '2026-11-27T00:00:00+01:00' : `2026-11-26T${String(hour).padStart(2, '0')}:00:00+01:00`;
const court = (id: number) =>
  ({ id, name: `Fusha ${id}`, sport: { id: 1, key: 'football', name: 'Football' } }) as const;
const slot = (courtId: number, hour: number, state: CourtSlot['state'] = 'available'): CourtSlot => ({
  court_id: courtId,
  time_slot_id: hour - 5,
  starts_at: at(hour),
  ends_at: at(hour + 1),
  state,
  price: 2500,
});
const booking = (id: number, courtId: number, from: number, to: number): Booking =>
  ({ id, court: court(courtId), date: DAY, starts_at: at(from), ends_at: at(to) }) as Booking; // what the rows read
const block = (changes: Partial<Block>): Block => ({
  id: 1,
  court_ids: [1],
  date_from: DAY,
  date_to: DAY,
  time_slot_ids: null,
  reason: 'Lights',
  created_by: null,
  open_questions: 0,
  ...changes,
});
const calendar = (changes: Partial<GetVenueCalendarData>): GetVenueCalendarData => ({
  courts: [court(1)],
  days: [],
  bookings: [],
  blocks: [],
  permissions: {},
  ...changes,
});
const line = ({ starts_at: from, ends_at: to, booking: own, closed }: SheetRow): string =>
  `${from.slice(11, 13)}–${to.slice(11, 13)} ${own?.id ?? closed ?? 'free'}`;
const lines = (data: GetVenueCalendarData) =>
  sheetRows(data, DAY).map(({ court: { name }, rows }) => `${name}: ${rows.map(line).join(', ')}`);

describe('the lines of a printed day', () => {
  it('has a line per free slot, and one per booking over all its slots, by time', () => {
    const slots = [slot(1, 20), slot(1, 18, 'confirmed'), slot(1, 19, 'confirmed'), slot(1, 17)];
    expect(lines(calendar({ days: [{ date: DAY, slots }], bookings: [booking(7, 1, 18, 20)] }))).toEqual([
      'Fusha 1: 17–18 free, 18–20 7, 20–21 free',
    ]);
  });

  it('keeps the courts apart, in the order of the venue, and names one that offers nothing', () => {
    const slots = [slot(1, 18), slot(2, 18)];
    const data = calendar({
      courts: [court(2), court(1), court(3)],
      days: [{ date: DAY, slots }],
      bookings: [booking(7, 2, 18, 19)],
    });
    expect(lines(data)).toEqual(['Fusha 2: 18–19 7', 'Fusha 1: 18–19 free', 'Fusha 3: ']);
  });

  it('shows a booking at a time that is no longer offered, and none of another day', () => {
    const other = { ...booking(8, 1, 18, 19), date: '2026-11-27' };
    expect(lines(calendar({ bookings: [booking(7, 1, 22, 24), other] }))).toEqual(['Fusha 1: 22–00 7']);
  });

  it('joins closed slots of one reason; a booking in a closed time stays', () => {
    const slots = [slot(1, 17), slot(1, 18), slot(1, 19), slot(1, 20), slot(1, 21, 'blocked'), slot(1, 22)];
    const data = calendar({
      days: [{ date: DAY, slots }],
      blocks: [block({ time_slot_ids: [12, 13, 14, 15] }), block({ court_ids: [2], reason: 'Elsewhere' })],
      bookings: [booking(7, 1, 19, 20)],
    });
    expect(lines(data)).toEqual(['Fusha 1: 17–19 Lights, 19–20 7, 20–21 Lights, 21–22 , 22–23 free']);
  });

  it('closes for the days of the block only', () => {
    const days = [{ date: DAY, slots: [slot(1, 18)] }];
    const rows = (from: string, to: string) =>
      lines(calendar({ days, blocks: [block({ date_from: from, date_to: to })] }));
    expect(rows('2026-11-20', '2026-11-26')).toEqual(['Fusha 1: 18–19 Lights']);
    expect(rows('2026-11-20', '2026-11-25')).toEqual(['Fusha 1: 18–19 free']);
    expect(rows('2026-11-27', '2026-11-30')).toEqual(['Fusha 1: 18–19 free']);
  });
});
