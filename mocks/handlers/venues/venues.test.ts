import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import type { VenueRecord } from '../../db/records.ts';
import { bookingSeed, courtRecord, tokenOf, venueRecord } from '../../rules/testing.ts';
import { ask, createTestBackend, testNow } from '../../testing.ts';
import { bookings } from '../bookings.ts';
import { venues } from '../venues.ts';
import { distanceBetween } from '../../rules/shared/points.ts';
import { fold } from '../../rules/shared/fold.ts';

interface Slot {
  time_slot_id: number;
  state: string;
  price: number;
  booking_id?: number;
  is_mine?: boolean;
}
interface VenueSaid {
  id: number;
  name: string;
  is_bookmarked: boolean;
  price_from: number;
  distance_m?: number;
  review: object | null;
  sports: { name: string }[];
  courts: { id: number }[];
  permissions: Record<string, boolean>;
  free_slots?: { time_slot_id: number; start: string }[];
  next_free: { date: string; slots: { start: string }[] } | null;
}
interface Said {
  venue: VenueSaid;
  venues: VenueSaid[];
  pagination: object;
  courts: (Slot & { court: { id: number }; slots: Slot[] })[];
  time_slot: object;
}
let backend: Backend;

/** Typed as the answer of the operation under test, which the contract's schema has checked. */
async function get(path: string, user?: number, module = 'base', headers = {}) {
  const joint = path.includes('?') ? '&' : '?';
  const { status, body } = await ask(backend, `${path}${joint}module=${module}`, {
    token: user === undefined ? undefined : tokenOf(user),
    headers,
  });
  return { status, error: body.errors[0], data: body.data as Said }; // each test knows the type of its answer
}
const names = async (query: string, user?: number, module?: string) =>
  (await get(`/venues?${query}`, user, module)).data.venues.map(({ name }) => name);
const book = (body: object) =>
  ask(backend, '/bookings', {
    method: 'POST',
    body: { module: 'base', slot_count: 1, weekly: false, ...body },
    token: tokenOf(1),
  });
const change = (id: number, values: Partial<VenueRecord>) =>
  backend.control.db.transact((db) => db.venues.update(id, values));

beforeEach(async () => {
  backend = createTestBackend({ ...venues, ...bookings }, { seed: { fill: bookingSeed, version: 1 } });
  await backend.control.ready();
});

describe('finding venues', () => {
  it('[VEN-01] a guest sees published venues by name, with free times', async () => {
    const { status, data } = await get('/venues', undefined, 'base', { 'accept-language': 'sq' });
    expect(status).toBe(200);
    expect(data.pagination).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 2 });
    const [arena] = data.venues;
    expect(arena).toMatchObject({
      name: 'Arena Dajti',
      price_from: 2000,
      is_bookmarked: false,
      sports: [{ name: 'Futboll' }],
    });
    // 19:00 with an hour's lead: 20:00 is the next.
    expect(arena?.next_free).toMatchObject({
      date: '2026-11-21',
      slots: [{ start: '20:00' }, { start: '21:00' }, { start: '22:00' }, { start: '23:00' }],
    });
    expect(arena?.free_slots).toBeUndefined();
  });

  it('filters by sport, city, price, facilities and keywords without accents', async () => {
    expect(await names('sport_id=2')).toEqual(['Fusha Buna']);
    expect(await names('city_id=1')).toEqual(['Arena Dajti']);
    expect(await names('price_max=1000')).toEqual(['Fusha Buna']);
    expect(await names('facilities[]=wifi')).toHaveLength(2);
    expect(await names('facilities[]=wifi&facilities[]=coffee-bar')).toEqual(['Fusha Buna']);
    expect(await names('keywords=SHKODER%20buna')).toEqual(['Fusha Buna']);
    expect(await names('is_bookable=false')).toEqual([]);
    expect(await names('per_page=1&page=2')).toEqual(['Fusha Buna']);
  });

  it('sorts by price and by distance, which needs a place', async () => {
    expect(await names('sort=price')).toEqual(['Fusha Buna', 'Arena Dajti']);
    const near = await get('/venues?sort=distance&lat=42.07&lng=19.51');
    expect(near.data.venues.map(({ distance_m }) => distance_m)).toEqual([0, expect.closeTo(86_000, -4)]);
    expect(await names('lat=42.07&lng=19.51&radius_km=10')).toEqual(['Fusha Buna']);
    expect(await get('/venues?sort=distance')).toMatchObject({ status: 422, error: { field: 'lat' } });
  });

  it('a slot counts as free while one court has it free; free times are those of the date', async () => {
    const slot = { date: '2026-11-26', time_slot_id: 14 };
    await book({ ...slot, court_id: 1 });
    expect(await names('available_time_slot_id=14&date=2026-11-26')).toHaveLength(2);
    await book({ ...slot, court_id: 2 });
    expect(await names('available_time_slot_id=14&date=2026-11-26')).toEqual(['Fusha Buna']);
    const free = (await get('/venues?date=2026-11-26')).data.venues[0]?.free_slots;
    expect(free?.map(({ time_slot_id }) => time_slot_id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('[SUP-05] [ENT-167] unpublished venues: only for super users, and for venue users their own', async () => {
    await change(1, { status: 'draft' });
    await change(2, { status: 'in-review' });
    expect(await names('')).toEqual([]);
    const all = 'status[]=draft&status[]=in-review';
    expect((await get(`/venues?${all}`)).status).toBe(401);
    expect((await get(`/venues?${all}`, 1)).status).toBe(403);
    expect(await names(all, 4, 'venue')).toEqual(['Arena Dajti']);
    expect(await names(all, 5, 'superuser')).toHaveLength(2);
    expect((await get(`/venues?${all}`, 5)).status).toBe(403);
  });

  it('[VEN-02] bookmarks: idempotent, and not for guests', async () => {
    const mark = (method: string, token?: string) =>
      ask(backend, `/venue/2/bookmark${method === 'DELETE' ? '?module=base' : ''}`, {
        method,
        token,
        body: method === 'POST' ? { module: 'base' } : undefined,
      });
    for (const _ of [1, 2]) expect((await mark('POST', tokenOf(1))).status).toBe(200);
    expect(await names('bookmark=true', 1)).toEqual(['Fusha Buna']);
    expect(await names('bookmark=true', 2)).toEqual([]);
    expect((await get('/venues?bookmark=true')).status).toBe(401);
    for (const _ of [1, 2]) expect((await mark('DELETE', tokenOf(1))).status).toBe(200);
    expect(await names('bookmark=true', 1)).toEqual([]);
    expect((await mark('POST')).status).toBe(401);
  });

  it('ten thousand venues answer quickly', { timeout: 30_000 }, async () => {
    await backend.control.db.transact(async (db) => {
      for (let n = 10; n < 10_010; n += 1) {
        await db.venues.insert(venueRecord({ id: n, slug: `v-${n}`, name: `Fusha ${n}` }));
        await db.courts.insert(courtRecord({ id: n, venue_id: n }));
      }
    });
    const before = process.cpuUsage(); // unlike the clock it ignores the machine's other work
    const { data } = await get(
      '/venues?available_time_slot_id=14&date=2026-11-26&sort=price&lat=41.3&lng=19.8&facilities[]=wifi',
    );
    expect(data.pagination).toMatchObject({ total: 10_002 });
    const { user, system } = process.cpuUsage(before); // μs
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});

describe('one venue', () => {
  it('shows hidden courts and the review to its own users only', async () => {
    const review = { submitted_at: testNow, decided_at: testNow, decision: 'approved', note: 'ok' } as const;
    await change(1, { review });
    await backend.control.db.transact((db) => db.courts.update(2, { is_public: false }));
    const guest = (await get('/venue/arena-dajti')).data.venue;
    expect([guest.courts.map(({ id }) => id), guest.review, guest.permissions['edit']]).toEqual([[1], null, false]);
    const owner = (await get('/venue/arena-dajti', 4, 'venue')).data.venue;
    expect([owner.courts.map(({ id }) => id), owner.review, owner.permissions['edit']]).toEqual([
      [1, 2],
      expect.objectContaining({ note: 'ok' }),
      true,
    ]);
  });

  it('an unpublished one is a 404 for others', async () => {
    await change(1, { status: 'draft' });
    const paths = ['/venue/arena-dajti', '/venue/1/availability?date=2026-11-26', '/venue/1/time-slots/14'];
    for (const path of paths) {
      expect((await get(path)).status).toBe(404);
      expect((await get(path, 4, 'venue')).status).toBe(200);
      expect((await get(path, 5, 'superuser')).status).toBe(200);
    }
    expect((await get('/venue/nothing')).status).toBe(404);
  });

  it('shows the day by court; the booking in a slot only to users of the venue and to its player', async () => {
    await book({ date: '2026-11-26', court_id: 1, time_slot_id: 14 });
    const day = (user?: number, module?: string) => get('/venue/1/availability?date=2026-11-26', user, module);
    const slot = (said: Said) => said.courts[0]?.slots.find(({ time_slot_id }) => time_slot_id === 14);
    expect(slot((await day()).data)).toMatchObject({ state: 'confirmed', price: 2000 });
    expect(slot((await day()).data)?.booking_id).toBeUndefined();
    expect(slot((await day(4, 'venue')).data)?.booking_id).toBe(1);
    expect(slot((await day(4, 'venue')).data)?.is_mine).toBeUndefined();
    expect(slot((await day(1)).data)).toMatchObject({ state: 'confirmed', booking_id: 1, is_mine: true });
    for (const user of [undefined, 2])
      expect(Object.keys(slot((await day(user)).data) ?? {})).toEqual([
        'court_id',
        'time_slot_id',
        'starts_at',
        'ends_at',
        'state',
        'price',
      ]);
    expect(
      (await get('/venue/1/availability?date=2026-11-26&court_id=2')).data.courts.map(({ court }) => court.id),
    ).toEqual([2]);
    expect((await get('/venue/1/availability?date=2026-11-26&sport_id=2')).data.courts).toEqual([]);
    const one = await get('/venue/1/time-slots/14?date=2026-11-26');
    expect(one.data.time_slot).toEqual({ id: 14, start: '19:00', end: '20:00' });
    expect(one.data.courts.map(({ state }) => state)).toEqual(['confirmed', 'available']);
  });

  it('a slot taken in most of the coming weeks is not offered for weekly booking', async () => {
    await book({ date: '2026-11-26', court_id: 1, time_slot_id: 14, weekly: true });
    await ask(backend, '/booking/1/cancel', { method: 'POST', body: { module: 'base' }, token: tokenOf(1) });
    const state = async (query: string) =>
      (await get(`/venue/1/availability?date=2026-11-26&court_id=1${query}`)).data.courts[0]?.slots[13]?.state;
    expect([await state(''), await state('&weekly=true')]).toEqual(['available', 'confirmed']);
  });
});

it('removes accents and computes distances', () => {
  expect(fold('Ëndrra e Çobanit')).toBe('endrra e cobanit');
  expect(distanceBetween({ lat: 41.32744, lng: 19.81866 }, { lat: 41.32355, lng: 19.45469 })).toBeCloseTo(30_400, -3);
});
