import { describe, expect, it } from 'vitest';
import { toUtc } from '../rules/shared/time.ts';
import { OWNER, PLAYER, STAFF, deskWorld, evening } from './venue-bookings/testing.ts';

const RECEIVER = 2;
const STRANGER = 5;
const { world, desk, send, request, shown, told, events } = deskWorld();
const base = (method: string, path: string, body: object, user: number) => send(method, path, body, user, 'base');
const offer = (id: number, changes: object = {}, user = PLAYER) =>
  base('POST', `/booking/${id}/handover`, { user_id: RECEIVER, scope: 'session', ...changes }, user);
const answer = (id: number, how: 'accept' | 'decline', user = RECEIVER) =>
  base('POST', `/booking/${id}/handover/${how}`, {}, user);
const takeBack = (id: number, user = PLAYER) => base('DELETE', `/booking/${id}/handover`, {}, user);
const seen = (id: number, user: number) => base('GET', `/booking/${id}`, {}, user);
async function confirmed(changes: object = {}) {
  const booking = await request(changes);
  await desk('POST', `/booking/${booking.id}/confirm`);
  return booking;
}
const offersTo = async (user: number) => (await base('GET', '/handovers', {}, user)).data.bookings.map(({ id }) => id);

describe('[R24] an offered booking', () => {
  it('is seen by giver, receiver and venue, and by nobody else', async () => {
    const { id } = await confirmed();
    expect((await seen(id, RECEIVER)).status).toBe(403);
    const { status, data } = await offer(id);
    expect([status, data.booking.handover]).toMatchObject([201, { state: 'offered', scope: 'session' }]);
    expect(await offersTo(RECEIVER)).toEqual([id]);
    expect((await seen(id, RECEIVER)).data.booking.permissions).toMatchObject({ accept_handover: true, cancel: false });
    expect((await seen(id, PLAYER)).data.booking.permissions).toMatchObject({
      hand_over: false,
      cancel_handover: true,
      cancel: true,
    });
    expect((await shown(id)).booking.handover?.state).toBe('offered');
    expect((await seen(id, STRANGER)).status).toBe(403);
    expect(told(RECEIVER)).toEqual(['handover-offered']);
    expect(events(RECEIVER)).toMatchObject([['BookingChanged', { booking_id: id, change: 'offered' }]]);
  });

  it('becomes the receiver’s with the same time, price and deadline; giver and venue are told', async () => {
    const { id } = await confirmed();
    const before = (await seen(id, PLAYER)).data.booking;
    await offer(id);
    const { data } = await answer(id, 'accept');
    const { price, starts_at, status } = before;
    expect(data.booking).toMatchObject({ price, starts_at, status, booked_by: { id: RECEIVER } });
    expect((await seen(id, PLAYER)).status).toBe(403);
    expect(told(PLAYER).at(-1)).toBe('handover-answered');
    expect(told(STAFF).at(-1)).toBe('handover-answered');
    expect(events(PLAYER).at(-1)).toMatchObject(['BookingChanged', { change: 'handover-accepted' }]);
    expect((await shown(id)).history[0]).toMatchObject({ action: 'handed-over', by: { id: PLAYER } });
    expect((await answer(id, 'accept')).error?.code).toBe('stale');
    expect(await offersTo(RECEIVER)).toEqual([]);
  });

  it('stays with the giver when it is declined or taken back; then it can be offered again', async () => {
    const { id } = await confirmed();
    await offer(id);
    expect((await offer(id, { user_id: 3 })).error?.code).toBe('stale');
    await answer(id, 'decline');
    expect(told(PLAYER).at(-1)).toBe('handover-answered');
    expect((await answer(id, 'accept')).error?.code).toBe('stale');
    await offer(id);
    expect((await takeBack(id)).data.booking.handover?.state).toBe('withdrawn');
    expect(told(RECEIVER)).toEqual(['handover-offered', 'handover-offered', 'handover-answered']);
    expect((await answer(id, 'accept')).error?.code).toBe('stale');
    expect((await takeBack(id)).error?.code).toBe('stale');
    expect((await seen(id, PLAYER)).data.booking.booked_by?.id).toBe(PLAYER);
  });

  it('expires at its start, also after the deadline for cancelling', async () => {
    const { id } = await confirmed();
    world.now = toUtc(evening.date, 18 * 60);
    expect((await seen(id, PLAYER)).data.booking.permissions).toMatchObject({ cancel: false, hand_over: true });
    await offer(id);
    world.now = toUtc(evening.date, 19 * 60);
    expect((await seen(id, PLAYER)).data.booking.handover?.state).toBe('expired');
    expect((await answer(id, 'accept')).error?.code).toBe('stale');
    expect(await offersTo(RECEIVER)).toEqual([]);
    expect(told(PLAYER).at(-1)).toBe('handover-answered');
    expect((await offer(id)).error?.code).toBe('booking_past');
  });

  it('is no longer offered once it is moved, cancelled, or its player is asked', async () => {
    const [moved, cancelled, asked] = [
      await confirmed(),
      await confirmed({ time_slot_id: 15 }),
      await confirmed({ time_slot_id: 16 }),
    ];
    for (const { id } of [moved, cancelled, asked]) await offer(id);
    await base('PATCH', `/booking/${moved.id}`, { court_id: 2 }, PLAYER);
    await desk('POST', `/booking/${cancelled.id}/cancel`, { reason: 'Shi.', scope: 'session' });
    const day = { date_from: evening.date, date_to: evening.date };
    const choice = { booking_id: asked.id, action: 'ask' };
    const block = { ...day, court_ids: [1], time_slot_ids: [16], reason: 'Shi.', dry_run: false, affected: [choice] };
    expect((await desk('POST', '/block', block)).status).toBe(200);
    for (const { id } of [moved, cancelled, asked]) {
      expect((await shown(id)).booking.handover?.state).toBe('withdrawn');
      expect((await answer(id, 'accept')).error?.code).toBe('stale');
    }
    expect((await offer(asked.id)).error?.code).toBe('stale');
  });

  it('is refused to oneself, nobody, and by others; what waits for the venue is not handed over', async () => {
    const { id } = await confirmed();
    expect((await offer(id, { user_id: PLAYER })).error?.field).toBe('user_id');
    expect((await offer(id, { user_id: 999 })).error?.field).toBe('user_id');
    expect((await offer(id, { scope: 'series' })).error?.field).toBe('scope');
    expect((await offer(id, {}, OWNER)).status).toBe(403);
    expect((await offer(999)).status).toBe(404);
    const waiting = await request({ time_slot_id: 16 });
    expect((await offer(waiting.id)).error?.code).toBe('stale');
    await offer(id);
    expect((await answer(id, 'accept', STRANGER)).status).toBe(403);
    expect((await takeBack(id, RECEIVER)).status).toBe(403);
  });

  it('reaches nobody more than ten times a minute', async () => {
    const { id } = await confirmed();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await offer(id)).status);
      await takeBack(id);
    }
    expect([statuses[9], statuses[10]]).toEqual([201, 429]);
  });

  it('counts for the receiver’s limit, not for the giver’s', async () => {
    const { id } = await confirmed();
    await offer(id);
    for (let n = 0; n < 5; n += 1) {
      const body = { ...evening, time_slot_id: 5 + n };
      expect((await base('POST', '/bookings', body, RECEIVER)).status).toBe(201);
    }
    expect(await answer(id, 'accept')).toMatchObject({ status: 422, error: { code: 'limit_reached' } });
    expect((await answer(id, 'decline')).status).toBe(200);
  });
});

describe('[R24] a weekly booking', () => {
  const sessions = (series: number) => world.backend.control.db.read.bookings.by('series', series);

  it('is handed over from a session on: the giver keeps the earlier ones', async () => {
    const { series_id } = await confirmed({ weekly: true });
    const third = sessions(series_id)[2]?.id ?? 0;
    const { data } = await offer(third, { scope: 'series' });
    expect(data.booking.handover).toMatchObject({ scope: 'series', session_count: 10 });
    expect((await seen(third, RECEIVER)).data.sessions).toHaveLength(10);
    const accepted = (await answer(third, 'accept')).data.booking;
    expect(accepted.series_id).not.toBe(series_id);
    expect(sessions(accepted.series_id).map(({ user_id }) => user_id)).toEqual(
      Array.from({ length: 10 }, () => RECEIVER),
    );
    expect(sessions(series_id).map(({ user_id }) => user_id)).toEqual([PLAYER, PLAYER]);
    expect(world.backend.control.db.read.series.all()).toMatchObject([
      { status: 'ended', ends_on: '2026-12-09', user_id: PLAYER },
      { status: 'active', starts_on: '2026-12-10', user_id: RECEIVER },
    ]);
    // the giver's own sessions do not end the receiver's series
    const own = sessions(series_id)[0]?.id ?? 0;
    expect((await seen(own, PLAYER)).data.booking.permissions['end_series']).toBe(false);
    world.now += 7 * 24 * 3_600_000;
    await base('GET', '/bookings', {}, RECEIVER);
    expect(sessions(accepted.series_id).length).toBeGreaterThanOrEqual(10);
    expect(sessions(series_id)).toHaveLength(2);
  });

  it('one session leaves the series and is not recreated', async () => {
    const { id, series_id } = await confirmed({ weekly: true });
    await offer(id);
    expect((await offer(sessions(series_id)[1]?.id ?? 0, { scope: 'series' })).status).toBe(201);
    const { data } = await answer(id, 'accept');
    expect(data.booking.series_id).toBeNull();
    expect(world.backend.control.db.read.series.get(series_id)?.skipped_dates).toEqual([evening.date]);
  });

  it('is not offered as a whole while one of its sessions is', async () => {
    const { id, series_id } = await confirmed({ weekly: true });
    await offer(sessions(series_id)[3]?.id ?? 0);
    expect((await offer(id, { scope: 'series' })).error?.code).toBe('stale');
  });

  it('counts as a weekly booking of the receiver', async () => {
    const { id } = await confirmed({ weekly: true });
    await offer(id, { scope: 'series' });
    for (const time_slot_id of [3, 5])
      await base('POST', '/bookings', { ...evening, time_slot_id, weekly: true }, RECEIVER);
    expect((await answer(id, 'accept')).error?.code).toBe('limit_reached');
  });
});
