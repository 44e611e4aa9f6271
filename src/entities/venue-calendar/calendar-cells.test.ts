import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Booking } from '../../shared/api/generated/model';
import { addDays } from '../../shared/lib/time/dates.ts';
import { calendarCells, shownCourts } from './calendar-cells.ts';
import { testBooking, testCalendar, type TestCourt } from './testing.ts';

const all = { courtId: null, sportId: null };
const one: TestCourt = { id: 5, name: 'Fusha 1' };
const late: TestCourt = { id: 6, name: 'Fusha 2', delay: 30, sportId: 2 };
const date = '2026-11-26';
const evening = [13, 14, 15];
/** Before all of it. */
const before = Date.parse('2026-10-01T00:00:00Z');

/** "19:30–20:30 free", or "–" below a span. */
const said = (data: Parameters<typeof calendarCells>[0], filter = all): string[][] =>
  calendarCells(data, filter, before).rows.map(({ cells }) =>
    cells.map((cell) =>
      cell ? `${cell.start}–${cell.end} ${cell.kind}${'rows' in cell ? ` ×${cell.rows}` : ''}` : '–',
    ),
  );

describe('the calendar as rows, columns and cells', () => {
  it('[VEN-04] has a row for each slot that a court offers and a column for each court on each day', () => {
    const { rows, columns } = calendarCells(
      testCalendar({
        courts: [one, late],
        dates: [date, '2026-11-27'],
        slotIds: [1, 2, 14],
        stateOf: ({ id }, _, slotId) => (slotId === 2 && id === 5 ? null : 'available'),
      }),
      all,
      before,
    );
    expect(rows.map(({ start, afterGap }) => [start, afterGap])).toEqual([
      ['06:00', false],
      ['07:00', false],
      ['19:00', true],
    ]);
    expect(columns.map((column) => [column.date, column.court.name, column.delay])).toEqual([
      ['2026-11-26', 'Fusha 1', 0],
      ['2026-11-26', 'Fusha 2', 30],
      ['2026-11-27', 'Fusha 1', 0],
      ['2026-11-27', 'Fusha 2', 30],
    ]);
  });

  it("names each cell by its court's own times", () => {
    const data = testCalendar({
      courts: [one, late],
      dates: [date],
      slotIds: [14, 18],
      stateOf: ({ id }, _, slotId) => (id === 6 && slotId === 14 ? null : 'available'),
    });
    expect(said(data)).toEqual([
      ['19:00–20:00 free', '19:30–20:30 closed'],
      ['23:00–24:00 free', '23:30–00:30 free'],
    ]);
  });

  it('tells free, held, past, taken without a booking, blocked and booked apart', () => {
    const states = ['available', 'held', 'past', 'pending', 'too-far', 'blocked'] as const;
    const data = testCalendar({
      courts: [one],
      dates: [date],
      slotIds: [1, 2, 3, 4, 5, 6, 7],
      bookings: [testBooking(1, one, date, 7)],
      stateOf: (_, __, slotId) => states[slotId - 1] ?? 'confirmed',
    });
    expect(said(data).flat()).toEqual([
      '06:00–07:00 free',
      '07:00–08:00 held',
      '08:00–09:00 past',
      '09:00–10:00 held',
      '10:00–11:00 free',
      '11:00–12:00 blocked ×1',
      '12:00–13:00 booking ×1',
    ]);
  });

  it('ends a booking of the last slot at 24:00', () => {
    const bookings = [testBooking(1, one, date, 18)];
    expect(said(testCalendar({ courts: [one], dates: [date], slotIds: [17, 18], bookings }))).toEqual([
      ['22:00–23:00 free'],
      ['23:00–24:00 booking ×1'],
    ]);
  });

  it('lets a booking of three slots span its rows, also of slots that are offered no more', () => {
    const data = testCalendar({
      courts: [one, late],
      dates: [date],
      slotIds: [13],
      bookings: [testBooking(1, late, date, 13, { slot_count: 3 })],
    });
    expect(said(data)).toEqual([
      ['18:00–19:00 free', '18:30–21:30 booking ×3'],
      ['19:00–20:00 closed', '–'],
      ['20:00–21:00 closed', '–'],
    ]);
  });

  const block = (changes: Partial<Block>): Block => ({
    id: 1,
    court_ids: [5],
    date_from: date,
    date_to: date,
    time_slot_ids: null,
    reason: 'Works',
    created_by: null,
    open_questions: 0,
    ...changes,
  });

  it('joins the slots of one block, up to another block and to a booking', () => {
    const data = testCalendar({
      courts: [one],
      dates: [date],
      slotIds: [11, 12, 13, 14, 15],
      blocks: [block({ time_slot_ids: [11, 12, 14] }), block({ id: 2, time_slot_ids: [13], reason: 'Cup' })],
      bookings: [testBooking(9, one, date, 15)],
      stateOf: () => 'blocked',
    });
    expect(said(data).flat()).toEqual([
      '16:00–18:00 blocked ×2',
      '–',
      '18:00–19:00 blocked ×1',
      '19:00–20:00 blocked ×1',
      '20:00–21:00 booking ×1',
    ]);
    expect(calendarCells(data, all, before).rows[2]?.cells[0]).toMatchObject({ block: { id: 2, reason: 'Cup' } });
  });

  it('calls a slot past once it has begun, and a booking over once it has ended', () => {
    const data = testCalendar({
      courts: [one],
      dates: [date],
      slotIds: [11, 12, 13],
      bookings: [testBooking(1, one, date, 11), testBooking(2, one, date, 14)],
    });
    const { rows } = calendarCells(data, all, Date.parse(`${date}T17:00:00+01:00`));
    expect(rows.map(({ cells: [cell] }) => (cell?.kind === 'booking' ? cell.isOver : cell?.kind))).toEqual([
      true,
      'past',
      'free',
      false,
    ]);
  });

  it('a booking that is being played is not over, and one of two slots ends an hour after the slot that begins with it', () => {
    const data = testCalendar({
      courts: [one, { id: 7, name: 'Fusha 3' }],
      dates: [date],
      slotIds: [11, 12],
      bookings: [testBooking(1, one, date, 11, { slot_count: 2 })],
    });
    const { rows } = calendarCells(data, all, Date.parse(`${date}T17:30:00+01:00`));
    expect(rows[0]?.cells).toMatchObject([
      { kind: 'booking', start: '16:00', end: '18:00', isOver: false },
      { kind: 'past', start: '16:00', end: '17:00' },
    ]);
  });

  it('leaves cancelled bookings out, and shows what the filter names', () => {
    const data = testCalendar({
      courts: [one, late],
      dates: [date],
      slotIds: evening,
      bookings: [testBooking(1, one, date, 13, { status: 'Unbooked' })],
    });
    expect(said(data)[0]).toEqual(['18:00–19:00 free', '18:30–19:30 free']);
    const names = (filter: typeof all | { courtId: number | null; sportId: number | null }) =>
      shownCourts(data.courts, filter).map(({ name }) => name);
    expect(names({ courtId: null, sportId: 2 })).toEqual(['Fusha 2']);
    expect(names({ courtId: 5, sportId: null })).toEqual(['Fusha 1']);
    expect(names({ courtId: 99, sportId: 98 })).toEqual(['Fusha 1', 'Fusha 2']);
    expect(calendarCells(data, { courtId: 6, sportId: null }, before).columns).toHaveLength(1);
  });

  it('has no row for what only a court that is not shown offers or has booked', () => {
    const data = testCalendar({
      courts: [one, late],
      dates: [date],
      slotIds: [12, 13],
      bookings: [testBooking(1, late, date, 15)],
      stateOf: ({ id }, _, slotId) => (id === 5 && slotId === 12 ? null : 'available'),
    });
    const starts = (courtId: number | null) =>
      calendarCells(data, { courtId, sportId: null }, before).rows.map(({ start }) => start);
    expect(starts(null)).toEqual(['17:00', '18:00', '20:00']);
    expect(starts(5)).toEqual(['18:00']);
  });
});

/** Courts with bookings of one to three slots that do not overlap, over a week which may hold a change of the clocks. */
const weeks = fc
  .record({
    monday: fc.constantFrom('2026-10-19', '2026-11-23', '2027-03-22'),
    delays: fc.array(fc.constantFrom(0 as const, 15 as const, 30 as const, 45 as const), {
      minLength: 1,
      maxLength: 4,
    }),
    offered: fc.uniqueArray(fc.integer({ min: 1, max: 18 }), { minLength: 1, maxLength: 18 }),
    lengths: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 60 }),
  })
  .map(({ monday, delays, offered, lengths }) => {
    const courts = delays.map((delay, index): TestCourt => ({ id: index + 1, name: `Court ${index + 1}`, delay }));
    const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    const bookings: Booking[] = [];
    let next = 0;
    for (const date of dates)
      for (const court of courts)
        for (let slotId = 1; slotId <= 16;) {
          const length = lengths[next++ % lengths.length] ?? 0;
          if (length > 0) bookings.push(testBooking(next, court, date, slotId, { slot_count: length }));
          slotId += length + 1;
        }
    return { courts, dates, bookings, data: testCalendar({ courts, dates, slotIds: offered, bookings }) };
  });

describe('every calendar', () => {
  it('[VEN-04] every booking stands in exactly one cell, and nothing overlaps', () => {
    fc.assert(
      fc.property(weeks, ({ bookings, data }) => {
        const { rows, columns } = calendarCells(data, all, before);
        const found: number[] = [];
        columns.forEach((_, column) => {
          let busyUntil = 0;
          rows.forEach(({ cells }, index) => {
            const cell = cells[column];
            // covered exactly as far as the span above says
            expect(cell === null).toBe(index < busyUntil);
            if (!cell) return;
            busyUntil = index + ('rows' in cell ? cell.rows : 1);
            if (cell.kind !== 'booking') return;
            found.push(cell.booking.id);
            expect(cell.rows).toBe(cell.booking.slot_count);
            expect(rows[index]?.slotId).toBe(cell.booking.time_slot.id);
          });
          expect(busyUntil).toBeLessThanOrEqual(rows.length);
        });
        expect(found.toSorted((a, b) => a - b)).toEqual(bookings.map(({ id }) => id).toSorted((a, b) => a - b));
      }),
    );
  });

  it('days on which the clocks change have the hours of every other day', () => {
    fc.assert(
      fc.property(weeks, ({ courts, data }) => {
        const { rows, columns } = calendarCells({ ...data, bookings: [] }, all, before);
        for (const { start, cells } of rows)
          columns.forEach(({ delay }, column) => {
            const cell = cells[column];
            expect(cell?.kind).toBe('free');
            const minutes = Number(start.slice(0, 2)) * 60 + delay;
            const wall = `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
            expect(cell?.start).toBe(wall);
          });
        expect(columns).toHaveLength(courts.length * 7);
      }),
    );
  });
});
