import { describe, expect, it } from 'vitest';
import { DAY, toUtc } from '../../rules/shared/time.ts';
import { bookingWorld, requested } from './testing.ts';

const { book, policy, send, world } = bookingWorld();

describe('booking weekly', () => {
  it('[BK-02] creates twelve sessions at the same wall time across a DST change (R18)', async () => {
    world.now = toUtc('2027-03-01', 9 * 60);
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
    await world.backend.control.db.transact((db) =>
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
    const before = world.backend.control.db.read.bookings.count();
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
    expect(world.backend.control.db.read.bookings.count()).toBe(before);

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
    world.now = toUtc('2026-11-27', 0);
    const dates = await upcoming();
    expect(dates).not.toContain('2026-12-03');
    expect(dates.at(-1)).toBe('2027-02-18');
    const series = (await send(`/booking/${data.booking.id}?module=base`)).data.series;
    expect(series).toMatchObject({ skipped_dates: ['2026-12-03'], next_session: '2026-12-10' });
  });

  it('a top-up skips a day that has been closed, and notifies the player', async () => {
    await book({ weekly: true });
    await world.backend.control.db.transact((db) =>
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
    world.now = toUtc('2026-11-27', 0);
    await send('/bookings?module=base');
    expect(world.backend.control.db.read.series.get(1)?.skipped_dates).toEqual(['2027-02-18']);
    expect(world.backend.control.db.read.notifications.filter({ type: 'series-skipped' })).toMatchObject([
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
    world.now += 7 * DAY;
    expect((await send('/bookings?module=base&when=upcoming')).data.bookings).toHaveLength(3);
    expect((await send(`/booking/${data.sessions[1]?.id}/end-series`, {})).status).toBe(409);
  });
});
