import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import type { BookingPolicy, VenueRecord } from '../../db/records.ts';
import { bookingJobs } from '../../rules/booking-jobs.ts';
import { bookingSeed, tokenOf, venueRecord } from '../../rules/testing.ts';
import { DAY, HOUR, MINUTE, toUtc } from '../../rules/time.ts';
import { ask, createTestBackend, testNow } from '../../testing.ts';
import { auth } from '../auth.ts';
import { bookings } from '../bookings.ts';

interface Session {
  date: string;
  state: string;
  alternatives: { court_id: number; time_slot_id: number }[];
}
interface Said {
  booking: {
    id: number;
    date: string;
    status: string;
    price: number;
    starts_at: string;
    can_cancel: boolean;
    series_id: number;
    court: { id: number };
  };
  bookings: { id: number; date: string; status: string }[];
  sessions: (Session & { id: number; starts_at: string; status: string })[];
  series: { status: string; skipped_dates: string[]; next_session: string | null } | null;
  hold: { id: number };
  skipped_dates: string[];
  cancelled_count: number;
  total_price: number;
}
let backend: Backend;
let now: number;
const requested = { court_id: 1, date: '2026-11-26', time_slot_id: 14, slot_count: 1, weekly: false };

/** Typed as the answer of the operation under test, which the contract's schema has checked. */
async function send(path: string, body: object | null = null, user = 1, method = body ? 'POST' : 'GET', headers = {}) {
  const sent = body ? { module: 'base', ...body } : undefined;
  const answer = await ask(backend, path, { method, body: sent, token: tokenOf(user), headers });
  return {
    status: answer.status,
    message: answer.body.message,
    error: answer.body.errors[0],
    data: answer.body.data as Said,
  }; // each test knows the type of its answer
}
const book = (changes: object = {}, user = 1, headers = {}) =>
  send('/bookings', { ...requested, ...changes }, user, 'POST', headers);
const hold = (changes: object, headers = {}) =>
  send('/bookings/hold', { ...requested, ...changes }, 1, 'POST', headers);
const policy = (changes: Partial<BookingPolicy>, venue: Partial<VenueRecord> = {}) =>
  backend.control.db.transact((db) =>
    db.venues.update(1, { ...venue, booking_policy: { ...venueRecord().booking_policy, ...changes } }),
  );

beforeEach(async () => {
  now = testNow;
  backend = createTestBackend(
    { ...auth, ...bookings },
    { now: () => now, seed: { fill: bookingSeed, version: 1 }, jobs: bookingJobs },
  );
  await backend.control.ready();
});

describe('booking once', () => {
  it('[BK-01] creates one booking and notifies the venue', async () => {
    const { status, data } = await book({ slot_count: 2 });
    expect(status).toBe(201);
    expect(data.booking).toMatchObject({
      date: '2026-11-26',
      starts_at: '2026-11-26T19:00:00+01:00',
      price: 4000,
      status: 'Confirmed',
      weekly: false,
    });
    expect(data.series).toBeNull();
    expect(backend.control.db.read.notifications.all()).toMatchObject([
      { user_id: 4, type: 'booking-created', data: { booking: { date: '2026-11-26' } } },
    ]);
    expect(backend.control.db.read.realtimeEvents.all()).toMatchObject([
      {
        user_id: 4,
        type: 'NewBookingAdded',
        data: { venue_id: 1, court_name: 'Fusha 1', start: '19:00', weekly: false, booked_by: 'Arben Bardhi' },
      },
    ]);
  });

  it('is pending at a venue that confirms by hand, and counts as taken (R8)', async () => {
    expect((await book({ court_id: 3 })).data.booking.status).toBe('Pending');
    expect((await book({ court_id: 3 }, 2)).status).toBe(409);
  });

  it('a slot that was just taken is refused with a message and alternatives', async () => {
    await book();
    const { status, message, error, data } = await book({}, 2);
    expect([status, message, error?.code]).toEqual([409, 'This time slot has just been taken.', 'slot_taken']);
    expect(data.sessions[0]).toMatchObject({
      state: 'confirmed',
      alternatives: [
        { court_id: 2, time_slot_id: 14 },
        { court_id: 1, time_slot_id: 13 },
        { court_id: 1, time_slot_id: 15 },
        { court_id: 1, time_slot_id: 12 },
      ],
    });
  });

  it('[BK-08] refuses a past date, a slot too near and a date too far; today is accepted', async () => {
    const code = async (changes: object) => {
      const { status, message, error } = await book(changes);
      return status === 201 ? 201 : [status, error?.field, error?.code, message];
    };
    expect(await code({ date: '2026-11-20' })).toEqual([422, 'date', 'validation', 'Date cannot be in the past.']);
    expect(await code({ date: '2026-11-21', time_slot_id: 13 })).toEqual([
      422,
      'time_slot_id',
      'too_soon',
      'This time has already started.',
    ]);
    now += 1;
    expect(await code({ date: '2026-11-21', time_slot_id: 15 })).toEqual([
      422,
      'time_slot_id',
      'too_soon',
      'This time starts too soon to be booked.',
    ]);
    expect(await code({ date: '2026-11-21', time_slot_id: 16 })).toBe(201);
    expect(await code({ date: '2026-12-22' })).toEqual([422, 'date', 'too_far', 'This date cannot be booked yet.']);
    expect((await book({ time_slot_id: 17, slot_count: 3 })).error?.field).toBe('slot_count');
  });

  it('[BK-05] [BK-06] [BK-07] requires a court, a slot and a date', async () => {
    for (const field of ['court_id', 'time_slot_id', 'date']) {
      expect(await book({ [field]: undefined })).toMatchObject({ status: 422, error: { field } });
    }
  });

  it('the same key gives the same answer, not a second booking', async () => {
    const headers = { 'idempotency-key': '7b0c3f6e-3f0a-4c55-9d5e-0e1c8f1b2a3d' };
    const first = await book({}, 1, headers);
    expect(await book({}, 1, headers)).toEqual(first);
    expect(backend.control.db.read.bookings.count()).toBe(1);
  });

  it('allows five single bookings and two weekly ones per venue', async () => {
    for (let day = 23; day < 28; day += 1) expect((await book({ date: `2026-11-${day}` })).status).toBe(201);
    const told = {
      status: 422,
      error: { code: 'limit_reached' },
      message: 'You have reached the limit of 5 one-off bookings at this venue.',
    };
    expect(await book({ date: '2026-11-28' })).toMatchObject(told);
    expect(await hold({ date: '2026-11-28' })).toMatchObject(told);
    expect((await hold({ date: '2026-11-28', weekly: true })).status).toBe(201);
    for (const time_slot_id of [3, 4]) expect((await book({ weekly: true, time_slot_id })).status).toBe(201);
    const enough = {
      status: 422,
      error: { code: 'limit_reached' },
      message: 'You have reached the limit of 2 weekly bookings at this venue.',
    };
    expect(await book({ weekly: true, time_slot_id: 5 })).toMatchObject(enough);
    expect(await hold({ weekly: true, time_slot_id: 5 })).toMatchObject(enough);
    expect((await hold({ weekly: true, time_slot_id: 5 }, { 'accept-language': 'sq' })).message).toBe(
      'Ke arritur kufirin prej 2 rezervimesh javore në këtë qendër.',
    );
    expect((await book({ court_id: 3 })).status).toBe(201);
  });

  it('a venue that takes no bookings refuses; an unpublished one is not found', async () => {
    await policy({}, { is_bookable: false });
    expect((await book()).status).toBe(409);
    await policy({}, { is_bookable: true, status: 'disabled' });
    expect((await book()).status).toBe(409);
    await policy({}, { status: 'draft' });
    expect((await book()).status).toBe(404);
  });
});

describe('holding a slot', () => {
  it('blocks it for others for five minutes, and releases the user’s earlier hold', async () => {
    const { weekly: _, ...slot } = requested;
    const { data } = await send('/bookings/hold', slot);
    expect((await book({}, 2)).status).toBe(409);
    expect((await send(`/bookings/hold/${data.hold.id}?module=base`, null, 2, 'DELETE')).status).toBe(403);
    now += 5 * MINUTE;
    expect((await book({}, 2)).status).toBe(201);
    await send('/bookings/hold', { ...slot, time_slot_id: 8 });
    await send('/bookings/hold', { ...slot, time_slot_id: 9 });
    expect((await book({ time_slot_id: 8 }, 2)).status).toBe(201);
    expect((await book({ time_slot_id: 9 })).status).toBe(201);
    expect(backend.control.db.read.holds.count()).toBe(0);
  });

  it('a slot held in time may be booked until the hold expires, even within the lead time', async () => {
    const slot = { court_id: 1, date: '2026-11-21', time_slot_id: 15, slot_count: 1 };
    const { data } = await send('/bookings/hold', slot);
    now += 4 * MINUTE;
    expect((await book(slot)).error?.code).toBe('too_soon');
    expect((await book({ ...slot, hold_id: data.hold.id })).status).toBe(201);
  });
});

describe('booking weekly', () => {
  it('[BK-02] creates twelve sessions at the same wall time across a DST change (R18)', async () => {
    now = toUtc('2027-03-01', 9 * 60);
    const { status, data } = await book({ weekly: true, date: '2027-03-18' });
    expect(status).toBe(201);
    expect(data.sessions).toHaveLength(12);
    expect(data.sessions.slice(1, 3).map(({ starts_at }) => starts_at)).toEqual([
      '2027-03-25T19:00:00+01:00',
      '2027-04-01T19:00:00+02:00',
    ]);
    expect(data.series).toMatchObject({ status: 'active', next_session: '2027-03-18' });
  });

  it('is all or nothing until conflicting weeks are moved or skipped', async () => {
    await book({ date: '2026-12-10' }, 2);
    await backend.control.db.transact((db) =>
      db.blocks.insert({
        venue_id: 1,
        court_ids: [1, 2],
        date_from: '2026-12-31',
        date_to: '2026-12-31',
        time_slot_ids: null,
        reason: '',
        created_by: 4,
      }),
    );
    const before = backend.control.db.read.bookings.count();
    const refused = await book({ weekly: true });
    expect(refused).toMatchObject({
      status: 409,
      message: '2 of 12 sessions are not available.',
      error: { field: 'sessions', code: 'series_conflict' },
    });
    expect(refused.data.sessions.map(({ state }) => state).filter((state) => state !== 'available')).toEqual([
      'confirmed',
      'blocked',
    ]);
    expect(refused.data.sessions[2]?.alternatives[0]).toMatchObject({ court_id: 2, time_slot_id: 14 });
    expect(refused.data.total_price).toBe(20_000);
    expect((await book({ weekly: true }, 1, { 'accept-language': 'sq' })).message).toBe(
      '2 nga 12 seanca nuk janë të lira.',
    );
    expect(backend.control.db.read.bookings.count()).toBe(before);

    const overrides = [
      { date: '2026-12-10', court_id: 2 },
      { date: '2026-12-31', skip: true },
    ];
    const { status, data } = await book({ weekly: true, overrides });
    expect([status, data.sessions.length, data.skipped_dates]).toEqual([201, 11, ['2026-12-31']]);
    expect(
      (await book({ weekly: true, time_slot_id: 9, overrides: [{ date: '2026-12-11', skip: true }] })).error?.field,
    ).toBe('overrides.0.date');
    expect(
      (await book({ weekly: true, time_slot_id: 9, overrides: [{ date: '2026-12-10', court_id: 3 }] })).error?.field,
    ).toBe('overrides.0.court_id');
  });

  it('ends_on limits the sessions; a venue may not allow weekly bookings', async () => {
    expect(
      (await send('/bookings/preview', { ...requested, weekly: true, ends_on: '2026-12-10' })).data.sessions,
    ).toHaveLength(3);
    await policy({ weekly_allowed: false });
    expect((await book({ weekly: true })).error?.field).toBe('weekly');
  });

  it('[BK-03] cancelling one session leaves the rest; a top-up never recreates it', async () => {
    const { data } = await book({ weekly: true });
    const cancelled = await send(`/booking/${data.sessions[1]?.id}/cancel`, {});
    expect(cancelled.data.booking).toMatchObject({ date: '2026-12-03', status: 'Unbooked' });
    const upcoming = async () =>
      (await send('/bookings?module=base&when=upcoming&per_page=50')).data.bookings.map(({ date }) => date);
    expect(await upcoming()).toHaveLength(11);
    expect(await upcoming()).toContain('2026-12-10');
    now = toUtc('2026-11-27', 0);
    const dates = await upcoming();
    expect(dates).not.toContain('2026-12-03');
    expect(dates.at(-1)).toBe('2027-02-18');
    const series = (await send(`/booking/${data.booking.id}?module=base`)).data.series;
    expect(series).toMatchObject({ skipped_dates: ['2026-12-03'], next_session: '2026-12-10' });
  });

  it('a top-up skips a day that has been closed, and notifies the player', async () => {
    await book({ weekly: true });
    await backend.control.db.transact((db) =>
      db.blocks.insert({
        venue_id: 1,
        court_ids: [1],
        date_from: '2027-02-18',
        date_to: '2027-02-18',
        time_slot_ids: null,
        reason: '',
        created_by: 4,
      }),
    );
    now = toUtc('2026-11-27', 0);
    await send('/bookings?module=base');
    expect(backend.control.db.read.series.get(1)?.skipped_dates).toEqual(['2027-02-18']);
    expect(backend.control.db.read.notifications.filter({ type: 'series-skipped' })).toMatchObject([
      { data: { booking: { date: '2027-02-18', reason: 'closed' } } },
    ]);
  });

  it('ending it frees that session and the later ones, and no more are created', async () => {
    const { data } = await book({ weekly: true });
    const ended = await send(`/booking/${data.sessions[4]?.id}/end-series`, {});
    expect(ended).toMatchObject({
      status: 200,
      data: { cancelled_count: 8, series: { status: 'ended', next_session: '2026-11-26' } },
    });
    now += 7 * DAY;
    expect((await send('/bookings?module=base&when=upcoming')).data.bookings).toHaveLength(3);
    expect((await send(`/booking/${data.sessions[1]?.id}/end-series`, {})).status).toBe(409);
  });
});

describe('changing a booking', () => {
  it('[BK-04] cancels in time and within the grace period, never after the start', async () => {
    const { data } = await book();
    const cancel = () => send(`/booking/${data.booking.id}/cancel`, {});
    now = toUtc('2026-11-26', 18 * 60);
    expect(await cancel()).toMatchObject({ status: 409, error: { code: 'cancel_window_closed' } });
    expect((await cancel()).message).toContain('+355 690000099');
    now += HOUR;
    expect(await cancel()).toMatchObject({
      status: 409,
      error: { code: 'booking_past' },
      message: 'You cannot cancel a booking that has already passed.',
    });
    now = toUtc('2026-11-25', 18 * 60);
    expect((await cancel()).data.booking.status).toBe('Unbooked');
    expect((await cancel()).error?.code).toBe('stale');
    expect((await book({}, 2)).status).toBe(201);
  });

  it('only its user may change it; its venue may read it', async () => {
    const { data } = await book();
    expect((await send(`/booking/${data.booking.id}?module=base`, null, 2)).status).toBe(403);
    expect((await send(`/booking/${data.booking.id}?module=base`, null, 4)).status).toBe(200);
    expect((await send(`/booking/${data.booking.id}/cancel`, {}, 2)).status).toBe(403);
    expect((await send(`/booking/${data.booking.id}`, { time_slot_id: 9 }, 2, 'PATCH')).status).toBe(403);
    expect((await send('/booking/999/cancel', {})).status).toBe(404);
  });

  it('moves to a free slot, including an overlap with itself, at the price there', async () => {
    const { data } = await book({ slot_count: 2 });
    await book({ time_slot_id: 9 }, 2);
    const move = (changes: object) => send(`/booking/${data.booking.id}`, changes, 1, 'PATCH');
    expect((await move({ time_slot_id: 15 })).data.booking.starts_at).toBe('2026-11-26T20:00:00+01:00');
    expect(await move({ time_slot_id: 8 })).toMatchObject({ status: 409, error: { code: 'slot_taken' } });
    expect((await move({ court_id: 2, date: '2026-11-27' })).data.booking).toMatchObject({
      price: 5000,
      court: { id: 2 },
    });
    expect((await move({ court_id: 3 })).error?.field).toBe('court_id');
    expect((await book()).status).toBe(201);
  });

  it('a pending one expires after a day, is notified once and frees the slot', async () => {
    const { data } = await book({ court_id: 3 });
    now += DAY;
    expect((await send(`/booking/${data.booking.id}?module=base`)).data.booking).toMatchObject({
      status: 'Unbooked',
      cancelled_by: 'system',
      cancel_reason: 'expired',
    });
    expect(backend.control.db.read.notifications.filter({ type: 'booking-expired' })).toMatchObject([{ user_id: 1 }]);
    expect((await send('/bookings?module=base&when=past')).data.bookings).toHaveLength(1);
    expect((await book({ court_id: 3 }, 2)).status).toBe(201);
  });
});
