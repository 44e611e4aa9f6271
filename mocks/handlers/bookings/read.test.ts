import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import type { BookingRecord } from '../../db/records.ts';
import { newSession } from '../../rules/bookings/series.ts';
import { bookingSeed, courtRecord, tokenOf, venueRecord } from '../../rules/testing.ts';
import { toUtc } from '../../rules/shared/time.ts';
import { ask, createTestBackend, testNow } from '../../testing.ts';
import { bookings } from '../bookings.ts';

let backend: Backend;
const at = (day: number, hour: number) => toUtc(`2026-11-${day}`, hour * 60);

/** A booking of user 1, with the note that identifies it. It is November 21, 19:00. */
async function booked(note: string, date: string, changes: Partial<BookingRecord> = {}): Promise<void> {
  const range = { date, time_slot_id: 10, slot_count: 1 };
  const session = newSession({
    court: courtRecord(),
    venue: venueRecord(),
    range,
    now: at(10, 10),
    status: 'Confirmed',
  });
  const booker = { user_id: 1, guest_name: null, guest_phone: null, source: 'user', series_id: null } as const;
  await backend.control.db.transact((db) => db.bookings.insert({ ...session, ...booker, note, ...changes }));
}
const unbooked = (day: number, hour: number) =>
  ({ status: 'Unbooked', cancelled_at: at(day, hour), cancelled_by: 'user', cancel_reason: 'cancelled' }) as const;

async function newSeries(): Promise<number> {
  const series = await backend.control.db.transact((db) =>
    db.series.insert({
      venue_id: 1,
      court_id: 1,
      weekday: 2,
      time_slot_id: 15,
      slot_count: 1,
      starts_on: '2026-11-24',
      ends_on: null,
      status: 'active',
      skipped_dates: [],
      user_id: 1,
      created_at: at(10, 10),
    }),
  );
  return series.id;
}

async function listed(query: string): Promise<(string | null)[]> {
  const { body } = await ask(backend, `/bookings?module=base&${query}`, { token: tokenOf(1) });
  return (body.data as { bookings: { note: string | null }[] }).bookings.map(({ note }) => note); // the contract's schema has checked the answer
}

beforeEach(async () => {
  backend = createTestBackend(bookings, { now: () => testNow, seed: { fill: bookingSeed, version: 1 } });
  await backend.control.ready();
  await booked('cancelled long ago, for December', '2026-12-03', unbooked(12, 9));
  await booked('played on the 19th', '2026-11-19');
  await booked('played on the 17th', '2026-11-17');
  await booked('cancelled on the 18th, for the 20th', '2026-11-20', unbooked(18, 9));
  await booked('cancelled today, for the 25th', '2026-11-25', unbooked(21, 18));
  await booked('never answered', '2026-11-20', { status: 'Pending', confirmed_at: null, created_at: at(15, 8) });
  await booked('next', '2026-11-24');
  await booked('later', '2026-11-28');
});

describe('the list of bookings', () => {
  it('past: the latest day first, whether played, cancelled or expired', async () => {
    expect(await listed('when=past')).toEqual([
      'cancelled long ago, for December',
      'cancelled today, for the 25th',
      'cancelled on the 18th, for the 20th',
      'never answered',
      'played on the 19th',
      'played on the 17th',
    ]);
  });

  it('past and unbooked: also those with a future date', async () => {
    expect(await listed('when=past&status[]=Unbooked')).toEqual([
      'cancelled long ago, for December',
      'cancelled today, for the 25th',
      'cancelled on the 18th, for the 20th',
      'never answered',
    ]);
    expect(await listed('when=past&status[]=Confirmed')).toEqual(['played on the 19th', 'played on the 17th']);
  });

  it('upcoming: soonest first, never unbooked ones, even if requested', async () => {
    expect(await listed('when=upcoming')).toEqual(['next', 'later']);
    expect(await listed('when=upcoming&status[]=Unbooked')).toEqual([]);
  });

  it('grouped by series: the next session stands for all, with their number; a page has as many entries as it asks for', async () => {
    const id = await newSeries();
    const weekly = { series_id: id };
    await booked('moved to Wednesday', '2026-11-25', weekly);
    await booked('second session', '2026-12-01', weekly);
    await booked('third session', '2026-12-08', weekly);
    await booked('given back', '2026-12-15', { ...weekly, ...unbooked(20, 9) });
    expect(await listed('when=upcoming&group=series')).toEqual(['next', 'moved to Wednesday', 'later']);
    expect(await listed('when=upcoming&group=series&per_page=2&page=2')).toEqual(['later']);
    const data = async (query: string) =>
      (await ask(backend, `/bookings?module=base&${query}`, { token: tokenOf(1) })).body.data;
    expect(await data('when=upcoming&group=series&per_page=2')).toMatchObject({
      series: [{ id, weekday: 2, start: '20:00', session_count: 3 }],
      pagination: { total: 3, last_page: 2 },
    });
    expect(await data('when=upcoming&group=series')).toMatchObject({ series: [{ open_session: null }] });
    expect(await data('when=upcoming')).toMatchObject({ series: [], pagination: { total: 5 } });
  });

  it('grouped by series: the session that somebody has to answer for is named, the question of the venue first', async () => {
    const weekly = { series_id: await newSeries() };
    await booked('first session', '2026-11-30', weekly);
    await booked('offered', '2026-12-07', weekly);
    await booked('asked', '2026-12-14', weekly);
    await booked('was asked', '2026-12-21', { ...weekly, asked: { until: testNow, reason: 'Rain' } });
    const { db } = backend.control;
    const noted = (text: string) => db.read.bookings.find(({ note }) => note === text);
    const open = async () => {
      const { body } = await ask(backend, '/bookings?module=base&when=upcoming&group=series', { token: tokenOf(1) });
      return (body.data as { series: { open_session: { note: string } | null }[] }).series[0]?.open_session?.note; // the contract's schema has checked the answer
    };
    expect(await open()).toBeUndefined();
    await db.transact(async (tx) => {
      const offered = noted('offered');
      if (!offered) throw new RangeError('not booked');
      await tx.handovers.insert({
        booking_id: offered.id,
        series_id: null,
        from_user_id: 1,
        to_user_id: 2,
        state: 'offered',
        court_id: offered.court_id,
        expires_at: offered.starts_at,
        session_count: 1,
        offered_at: testNow,
        settled_at: null,
      });
    });
    expect(await open()).toBe('offered');
    await db.transact((tx) =>
      tx.bookings.update(noted('asked')?.id ?? 0, { asked: { until: testNow + 1, reason: 'Rain' } }),
    );
    expect(await open()).toBe('asked');
  });
});
