import { describe, expect, it } from 'vitest';
import { toUtc } from '../../rules/shared/time.ts';
import { NEIGHBOUR, OWNER, PLAYER, STAFF, deskWorld, evening } from './testing.ts';

const { world, desk, send, request, walkIn, shown, told, events } = deskWorld();
const dayOf = async (query = 'from=2026-11-26&to=2026-11-26') => (await desk('GET', `/calendar?${query}`)).data;
const block = {
  court_ids: [1],
  date_from: '2026-11-26',
  date_to: '2026-11-26',
  time_slot_ids: [13, 14],
  reason: 'Rrjeta është grisur.',
  dry_run: false,
};

describe('the calendar', () => {
  it('shows every court, what stands in it, and phone numbers to the venue only', async () => {
    const { id } = await request({ slot_count: 2 });
    const { courts, days, bookings } = await dayOf();
    expect(courts.map((court) => court.id)).toEqual([1, 2]);
    expect(days).toHaveLength(1);
    expect(days[0]?.slots).toHaveLength(36);
    const states = days[0]?.slots.filter(({ court_id }) => court_id === 1).map(({ state }) => state);
    expect(states?.slice(12, 16)).toEqual(['available', 'pending', 'pending', 'available']);
    expect(bookings).toMatchObject([{ id, desk: { phone: '+355 690000001' } }]);
    expect((await send('GET', `/booking/${id}`, {}, PLAYER, 'base')).data.booking.desk).toBeUndefined();
  });

  it('offers times beyond the players’ window, for at most seven days in order', async () => {
    const { days } = await dayOf('from=2027-06-14&to=2027-06-20');
    expect(days.flatMap(({ slots }) => slots).every(({ state }) => state === 'available')).toBe(true);
    expect((await desk('GET', '/calendar?from=2026-11-26&to=2026-12-03')).error?.field).toBe('to');
    expect((await desk('GET', '/calendar?from=2026-11-26&to=2026-11-25')).error?.field).toBe('to');
    expect((await desk('GET', '/calendar?from=2026-11-26&to=2026-11-26&court_id=3')).error?.field).toBe('court_id');
  });

  it('lists by status, day and words, a series as one entry', async () => {
    await request({ weekly: true });
    await walkIn({ court_id: 2, guest_name: 'Përparim Çela', guest_phone: '069 123 4567' });
    const list = async (query: string) => (await desk('GET', `/bookings?${query}`)).data.pagination.total;
    expect(await list('status[]=Pending')).toBe(12);
    expect(await list('status[]=Pending&group=series')).toBe(1);
    expect(await list('keywords=perparim')).toBe(1);
    for (const typed of ['691234567', '069%20123', '%2B355691', '0691234567'])
      expect(await list(`keywords=${typed}`), typed).toBe(1);
    expect(await list('from=2026-11-27&to=2026-12-03')).toBe(1);
  });
});

describe('a booking by the venue', () => {
  it('is confirmed at once, without the rules for players, and tells the player', async () => {
    const far = { ...evening, date: '2027-06-17' };
    const { status, data } = await walkIn({ ...far, guest_name: undefined, user_id: PLAYER });
    expect([status, data.booking.status]).toEqual([201, 'Confirmed']);
    expect(told(PLAYER)).toEqual(['booking-confirmed']);
    expect(told(STAFF)).toEqual(['booking-created']);
    expect(events(OWNER).map(([type]) => type)).toEqual(['VenueCalendarChanged']);
  });

  it('is for a user or for a guest with a name', async () => {
    expect((await walkIn({ guest_name: '  ' })).error?.field).toBe('guest_name');
    expect((await walkIn({ user_id: PLAYER })).error?.field).toBe('user_id');
    expect((await walkIn({ guest_name: undefined, user_id: 999 })).error?.field).toBe('user_id');
  });

  it('never takes a taken time; weekly it is all or nothing', async () => {
    await request();
    expect(await walkIn()).toMatchObject({ status: 409, error: { code: 'slot_taken' } });
    const weekly = await walkIn({ weekly: true });
    expect(weekly).toMatchObject({ status: 409, error: { code: 'series_conflict' } });
    expect(weekly.data.sessions.map(({ state }) => state).slice(0, 2)).toEqual(['pending', 'available']);
    const kept = await walkIn({ weekly: true, overrides: [{ date: '2026-11-26', court_id: 2 }] });
    expect([kept.status, kept.data.booking.court.id]).toEqual([201, 2]);
  });

  it('is on a court of the venue, also one that players do not see', async () => {
    expect((await walkIn({ court_id: 3 })).error?.field).toBe('court_id');
    await world.backend.control.db.transact((db) => db.courts.update(1, { is_public: false }));
    expect((await walkIn()).status).toBe(201);
  });
});

describe('moving by the venue', () => {
  it('takes the new price or keeps the old one, and says where it was', async () => {
    const { id } = await request();
    const move = (body: object) => desk('PATCH', `/booking/${id}`, body);
    expect((await move({ court_id: 2, keep_price: true })).data.booking.price).toBe(2000);
    const moved = (await move({ time_slot_id: 16, date: '2026-11-27' })).data.booking;
    expect([moved.price, moved.starts_at]).toEqual([2500, '2026-11-27T21:00:00+01:00']);
    expect((await shown(id)).history[0]).toMatchObject({
      action: 'moved',
      from: { court_name: 'Fusha 2', date: '2026-11-26', start: '19:00' },
    });
    expect(told(PLAYER)).toEqual(['booking-moved', 'booking-moved']);
  });

  it('is refused where somebody is, in the past, and once it has ended', async () => {
    const { id } = await request();
    await walkIn({ time_slot_id: 15 });
    const move = (body: object) => desk('PATCH', `/booking/${id}`, body);
    expect((await move({ time_slot_id: 15 })).error?.code).toBe('slot_taken');
    expect((await move({ date: '2026-11-20' })).error?.field).toBe('date');
    expect((await move({ court_id: 3 })).error?.field).toBe('court_id');
    await desk('POST', `/booking/${id}/confirm`);
    world.now = toUtc('2026-11-26', 20 * 60);
    expect((await move({ date: '2026-11-28' })).error?.code).toBe('booking_past');
  });

  it('does not reach the bookings of another venue', async () => {
    const { id } = await request();
    const foreign = (method: string, path: string, body: object = {}) =>
      send(method, `/mod-venue/venue/2/booking/${id}${path}`, body, NEIGHBOUR);
    expect((await foreign('GET', '')).status).toBe(404);
    expect((await foreign('PATCH', '', { note: 'x' })).status).toBe(404);
    expect((await foreign('POST', '/confirm')).status).toBe(404);
    expect((await foreign('POST', '/cancel', { reason: 'x', scope: 'session' })).status).toBe(404);
  });
});

describe('closing a time', () => {
  it('shows first what it would hit, is refused, or cancels with its reason', async () => {
    const { id } = await request();
    await walkIn({ time_slot_id: 16 });
    const dry = await desk('POST', '/block', { ...block, dry_run: true });
    expect(dry.data).toMatchObject({ block: null, affected: [{ booking: { id, status: 'Pending' } }] });
    expect(await desk('POST', '/block', block)).toMatchObject({
      status: 409,
      message: '1 booking is in this time.',
      error: { code: 'slot_taken' },
    });
    expect((await dayOf()).blocks).toEqual([]);
    const closed = await desk('POST', '/block', { ...block, on_conflict: 'cancel' });
    expect(closed.data.affected).toMatchObject([
      { booking: { id, status: 'Unbooked', cancel_reason: 'Rrjeta është grisur.' } },
    ]);
    expect(told(PLAYER)).toEqual(['booking-declined']);
    expect((await walkIn()).error?.code).toBe('slot_taken');

    expect((await desk('DELETE', `/block/${closed.data.block?.id}`)).status).toBe(200);
    expect((await walkIn()).status).toBe(201);
  });

  it('is not for staff, for other courts, past days, or days in the wrong order', async () => {
    const close = (changes: object, user = OWNER) => desk('POST', '/block', { ...block, ...changes }, user);
    expect((await close({}, STAFF)).status).toBe(403);
    expect((await close({ court_ids: [3] })).error?.field).toBe('court_ids.0');
    expect((await close({ date_from: '2026-11-10', date_to: '2026-11-11' })).error?.field).toBe('date_to');
    expect((await close({ date_to: '2026-11-25' })).error?.field).toBe('date_to');
  });
});

describe('the figures', () => {
  it('count a week from Monday: what was taken, paid, is open, and who did not come', async () => {
    const book = async (time_slot_id: number) => (await walkIn({ time_slot_id })).data.booking.id;
    const [paid, open, absent] = [await book(14), await book(15), await book(16)];
    await request({ time_slot_id: 17 });
    await desk('POST', '/block', { ...block, time_slot_ids: [1, 2] });
    await desk('PATCH', `/booking/${paid}`, { is_paid: true });
    world.now = toUtc('2026-11-26', 21 * 60 + 30);
    await desk('PATCH', `/booking/${absent}`, { is_no_show: true });
    const { data } = await desk('GET', '/figures?from=2026-11-29');
    expect(data.week).toEqual({
      bookings: 3,
      slots_offered: 250,
      // the request has expired meanwhile
      slots_taken: 3,
      income_paid: 2000,
      income_open: 2000,
      no_shows: 1,
    });
    expect(data.days).toHaveLength(7);
    expect(data.next.map(({ id }) => id)).toEqual([absent]);
    expect(open).not.toBe(paid);
  });
});
