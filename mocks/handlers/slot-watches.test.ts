import { describe, expect, it } from 'vitest';
import { toUtc } from '../rules/shared/time.ts';
import { OWNER, PLAYER, STAFF, deskWorld, evening } from './venue-bookings/testing.ts';

const [ANA, BEN] = [2, 5];
const MIN = 60_000;
type Slot = { time_slot_id: number; state: string; watch_id?: number };
const { world, desk, send, walkIn, told, events } = deskWorld();
const base = (method: string, path: string, body: object, user: number) => send(method, path, body, user, 'base');
const hour = { court_id: 1, date: evening.date, time_slot_id: 14 };
const watch = (user: number, changes: object = {}) =>
  base('POST', '/venue/1/slot-watch', { ...hour, ...changes }, user);
const list = async (user: number) => (await base('GET', '/slot-watches', {}, user)).data.watches;
const book = (user: number, changes: object = {}) => base('POST', '/bookings', { ...evening, ...changes }, user);
const cancel = (id: number) => desk('POST', `/booking/${id}/cancel`, { reason: 'Shi.', scope: 'session' });
const taken = async (changes: object = {}) => (await walkIn(changes)).data.booking.id;

describe('[R24] waiting for a taken time', () => {
  it('first come, first served: ten minutes for each, then everybody', async () => {
    const id = await taken();
    await watch(ANA);
    expect((await watch(BEN)).data.watch).toMatchObject({ state: 'waiting', position: 2, turn_until: null });
    await cancel(id);
    expect(told(ANA)).toEqual(['slot-available']);
    expect(events(ANA)).toMatchObject([
      ['SlotAvailable', { slug: 'arena-dajti', court_id: 1, time_slot_id: 14, start: '19:00' }],
    ]);
    expect((await list(ANA))[0]).toMatchObject({
      state: 'your-turn',
      turn_until: '2026-11-21T19:10:00+01:00',
      free: [{ court_id: 1 }],
    });
    expect((await list(BEN))[0]).toMatchObject({ state: 'waiting', free: [] });
    world.now += 10 * MIN;
    expect((await list(BEN))[0]).toMatchObject({ state: 'your-turn', turn_until: '2026-11-21T19:20:00+01:00' });
    expect(told(BEN)).toEqual(['slot-available']);
    expect((await list(ANA))[0]).toMatchObject({ state: 'waiting' });
    world.now += 10 * MIN;
    expect([(await list(ANA))[0]?.state, (await list(BEN))[0]?.state]).toEqual(['open', 'open']);
    expect(told(ANA)).toEqual(['slot-available']);
  });

  it('the day says whose turn it is, to nobody else', async () => {
    const id = await taken();
    await watch(ANA);
    await watch(BEN);
    const slot = async (user: number) => {
      const { data } = await base('GET', `/venue/1/availability?date=${evening.date}&court_id=1`, {}, user);
      const [court] = data.courts as unknown as { slots: Slot[] }[]; // the type of this answer alone
      return court?.slots.find((one) => one.time_slot_id === 14);
    };
    const mine = (await slot(ANA))?.watch_id;
    expect(await slot(ANA)).not.toHaveProperty('turn_until');
    await cancel(id);
    expect(await slot(ANA)).toMatchObject({
      state: 'available',
      watch_id: mine,
      turn_until: '2026-11-21T19:10:00+01:00',
    });
    expect(await slot(BEN)).toMatchObject({ state: 'held' });
    expect(await slot(BEN)).not.toHaveProperty('turn_until');
    world.now += 20 * MIN;
    expect(await slot(ANA)).toMatchObject({ state: 'available', watch_id: mine });
    expect(await slot(ANA)).not.toHaveProperty('turn_until');
  });

  it('nobody books, holds, previews or moves past a head start, the desk neither', async () => {
    const id = await taken();
    const other = await taken({ time_slot_id: 16 });
    await watch(ANA);
    await cancel(id);
    expect(await book(PLAYER)).toMatchObject({ status: 409, error: { code: 'slot_taken' } });
    expect((await book(PLAYER, { time_slot_id: 13, slot_count: 2 })).error?.code).toBe('slot_taken');
    expect((await base('POST', '/bookings/hold', evening, PLAYER)).error?.code).toBe('slot_taken');
    expect((await base('POST', '/bookings/preview', evening, PLAYER)).data.sessions[0]?.state).toBe('held');
    expect((await walkIn()).error?.code).toBe('slot_taken');
    expect((await desk('PATCH', `/booking/${other}`, { time_slot_id: 14 })).error?.code).toBe('slot_taken');
    expect((await base('POST', '/bookings/preview', evening, ANA)).data.sessions[0]?.state).toBe('available');
    expect((await base('POST', '/bookings/hold', evening, ANA)).status).toBe(201);
    expect((await list(ANA))[0]?.state).toBe('your-turn');
    expect((await book(ANA)).status).toBe(201);
    expect(await list(ANA)).toEqual([]);
  });

  it('the watch of whoever misses it stays, and waits again once somebody else has it', async () => {
    const id = await taken();
    await watch(ANA);
    await cancel(id);
    world.now += 10 * MIN;
    const { data } = await book(PLAYER);
    expect((await list(ANA))[0]?.state).toBe('waiting');
    await cancel(data.booking.id);
    expect((await list(ANA))[0]?.state).toBe('your-turn');
    expect(told(ANA)).toEqual(['slot-available', 'slot-available']);
  });

  it('who stops waiting gives the head start to the next one', async () => {
    const id = await taken();
    const first = (await watch(ANA)).data.watch.id;
    await watch(BEN);
    await cancel(id);
    world.now += 3 * MIN;
    expect((await base('DELETE', `/slot-watch/${first}`, {}, BEN)).status).toBe(403);
    expect((await base('DELETE', `/slot-watch/${first}`, {}, ANA)).status).toBe(200);
    expect((await list(BEN))[0]).toMatchObject({ state: 'your-turn', turn_until: '2026-11-21T19:13:00+01:00' });
    expect((await base('DELETE', `/slot-watch/${first}`, {}, ANA)).status).toBe(404);
  });

  it('any court of a sport: the first one that is free', async () => {
    const id = await taken();
    expect((await watch(ANA, { court_id: undefined, sport_id: 1 })).error?.code).toBe('stale');
    const second = await taken({ court_id: 2 });
    await watch(ANA, { court_id: undefined, sport_id: 1 });
    await cancel(second);
    expect((await list(ANA))[0]).toMatchObject({ state: 'your-turn', free: [{ court_id: 2 }] });
    await cancel(id);
    expect((await list(ANA))[0]?.free).toMatchObject([{ court_id: 1 }, { court_id: 2 }]);
    await book(ANA, { court_id: 2 });
    expect(await list(ANA)).toEqual([]);
    // what nobody waits for any more is everybody's
    expect((await book(PLAYER)).status).toBe(201);
  });

  it.each([
    ['a move', (id: number) => desk('PATCH', `/booking/${id}`, { time_slot_id: 17 })],
    ['a cancelled series', (id: number) => desk('POST', `/booking/${id}/cancel`, { reason: 'x', scope: 'series' })],
  ])('is told after %s', async (_, free) => {
    const id = await taken({ weekly: true });
    await watch(ANA);
    await free(id);
    expect(told(ANA)).toEqual(['slot-available']);
  });

  it('is told when a request expires, and when a closed time is opened again', async () => {
    await book(PLAYER);
    await watch(ANA);
    world.now += 24 * 60 * MIN;
    expect((await list(ANA))[0]?.state).toBe('your-turn');
    const block = { court_ids: [1], date_from: evening.date, date_to: evening.date, time_slot_ids: [16] };
    const { data } = await desk('POST', '/block', { ...block, reason: 'Shi.', dry_run: false });
    await watch(BEN, { time_slot_id: 16 });
    await desk('DELETE', `/block/${data.block?.id}`);
    expect(told(BEN)).toEqual(['slot-available']);
  });

  it('nobody slips in between the end of a request and the next job', async () => {
    await book(PLAYER);
    await watch(ANA);
    world.now += 24 * 60 * MIN - 1;
    await list(ANA);
    world.now += 1;
    expect(await book(BEN)).toMatchObject({ status: 409, error: { code: 'slot_taken' } });
    expect((await book(ANA)).status).toBe(201);
  });

  it('nobody sees it as free in between, nor is the next one told late', async () => {
    await book(PLAYER);
    await watch(ANA);
    await watch(BEN);
    const day = `/venue/1/availability?date=${evening.date}&court_id=1`;
    const seen = async (user: number) => {
      const [court] = (await base('GET', day, {}, user)).data.courts as unknown as { slots: Slot[] }[]; // as above
      return court?.slots.find((one) => one.time_slot_id === 14)?.state;
    };
    world.now += 24 * 60 * MIN - 1;
    expect(await seen(STAFF)).toBe('pending');
    world.now += 1;
    expect([await seen(STAFF), await seen(BEN), await seen(ANA)]).toEqual(['held', 'held', 'available']);
    world.now += 10 * MIN - 1;
    await seen(STAFF);
    world.now += 1;
    expect(await seen(BEN)).toBe('available');
    expect(told(BEN)).toEqual(['slot-available']);
  });

  it('a closed time ends the head start', async () => {
    const id = await taken();
    await watch(ANA);
    await cancel(id);
    const block = { court_ids: [1], date_from: evening.date, date_to: evening.date, time_slot_ids: [14] };
    expect((await desk('POST', '/block', { ...block, reason: 'Shi.', dry_run: false })).status).toBe(200);
    expect((await list(ANA))[0]?.state).toBe('waiting');
    expect((await book(ANA)).error?.code).toBe('slot_taken');
  });

  it('ends when its time can no longer be booked', async () => {
    await taken();
    await watch(ANA);
    world.now = toUtc(evening.date, 18 * 60) - 1;
    expect(await list(ANA)).toHaveLength(1);
    world.now += 1;
    expect(await list(ANA)).toEqual([]);
  });

  it('is for taken times of the venue that players can book, ten at most', async () => {
    expect((await watch(ANA)).error?.code).toBe('stale');
    await taken();
    const { data } = await watch(ANA);
    expect((await watch(ANA)).data.watch.id).toBe(data.watch.id);
    expect((await watch(ANA, { sport_id: 1 })).error?.field).toBe('court_id');
    expect((await watch(ANA, { court_id: 3 })).error?.field).toBe('court_id');
    expect((await watch(ANA, { court_id: undefined, sport_id: 2 })).error?.field).toBe('sport_id');
    expect((await watch(ANA, { date: '2026-11-20' })).error?.code).toBe('too_soon');
    expect((await watch(ANA, { date: '2027-02-20' })).error?.code).toBe('too_far');
    expect((await base('POST', '/venue/9/slot-watch', hour, ANA)).status).toBe(404);
    await book(PLAYER, { time_slot_id: 15 });
    expect((await watch(PLAYER, { time_slot_id: 15 })).error?.code).toBe('stale');
    const times = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    for (const time_slot_id of times) await taken({ time_slot_id });
    const statuses: number[] = [];
    for (const time_slot_id of times) statuses.push((await watch(ANA, { time_slot_id })).status);
    expect(statuses.slice(-2)).toEqual([201, 422]);
  });

  it('tells players, whoever runs the venue', async () => {
    const id = await taken();
    await watch(OWNER);
    await cancel(id);
    expect((await list(OWNER))[0]?.state).toBe('your-turn');
    expect((await walkIn({}, STAFF)).error?.code).toBe('slot_taken');
    expect((await walkIn({}, OWNER)).status).toBe(201);
  });
});
