import { beforeAll, describe, expect, it } from 'vitest';
import { courtsOf } from '../../mocks/rules/venues/courts.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import { now, openWorld, restore, type Answer, type World } from './mock-world.ts';

// The rules of a court and of deleting it (CRT-01 … CRT-15, ERR-07). The backend's answers only; ledger ids belong to the tests of the form that
// shows these messages.
const owner = { as: 'owner', module: 'venue' } as const;
const path = { venueId: venueIds.liqeni };
const court = {
  name: 'Fusha 9',
  sport_id: 1,
  players_capacity: 10,
  facilities: ['showers', 'wifi'],
  price: 2000,
  default_slots: [10, 11, 12, 13, 14],
};
const without = (field: keyof typeof court) =>
  Object.fromEntries(Object.entries(court).filter(([key]) => key !== field));
const slots = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
const make = async (body: object, language: 'en' | 'sq' = 'en'): Promise<Answer> => {
  const answer = await world.call('createCourt', { ...owner, path, body, language });
  if (answer.status === 201) await restore(world);
  return answer;
};
const refusals = async (body: object, language: 'en' | 'sq' = 'en') => {
  const { status, body: said } = await make(body, language);
  return [status, ...said.errors.map(({ field, message }) => `${field}: ${message}`)];
};

describe('a court must have', () => {
  it.each([
    { field: 'name', text: 'Name is required.' },
    { field: 'sport_id', text: 'Sport is required.' },
    { field: 'players_capacity', text: 'Field is required.' },
    { field: 'facilities', text: 'Field is required.' },
    { field: 'price', text: 'Field is required.' },
    { field: 'default_slots', text: 'Field is required.' },
  ] as const)('a $field', async ({ field, text }) => {
    expect(await refusals(without(field))).toEqual([422, `${field}: ${text}`]);
  });

  it('nothing more', async () => {
    expect((await make(court)).status).toBe(201);
  });
});

describe('a court may not have', () => {
  it.each([
    { field: 'players_capacity', wrong: 1, text: 'The value must be at least 2', right: 2 },
    { field: 'facilities', wrong: ['wifi'], text: 'Choose at least 2', right: ['wifi', 'showers'] },
    { field: 'price', wrong: -1, text: 'The value must be at least 0', right: 0 },
    { field: 'price', wrong: 1_000_001, text: 'The value must be at most 1000000', right: 1_000_000 },
    { field: 'name', wrong: ' ', text: 'Name is required.', right: 'F' },
    { field: 'price', wrong: 'abc', text: 'This field can only contain numbers', right: 0 },
    { field: 'default_slots', wrong: slots(4), text: 'Choose at least 5', right: slots(5) },
  ])('$field $wrong, but $right', async ({ field, wrong, text, right }) => {
    expect(await refusals({ ...court, [field]: wrong })).toEqual([422, `${field}: ${text}`]);
    expect((await make({ ...court, [field]: right })).status).toBe(201);
  });

  it('an unknown facility', async () => {
    const body = { ...court, facilities: ['showers', 'pool'] };
    expect(await refusals(body)).toEqual([422, 'facilities.1: Facility is invalid']);
    expect(await refusals(body, 'sq')).toEqual([422, 'facilities.1: Shërbimi nuk është i vlefshëm']);
  });

  it('anything twice: a facility, a time slot, a slot of a day, a weekday of a price', async () => {
    const twice = {
      facilities: ['wifi', 'wifi'],
      default_slots: [14, 14, 14, 14, 14],
      schedules: [{ weekday: 1, date: null, time_slot_ids: [10, 11, 10] }],
      price_rules: [{ weekdays: [6, 7, 6], from_slot_id: 1, to_slot_id: 2, price: 1 }],
    };
    expect(await refusals({ ...court, ...twice })).toEqual([
      422,
      'facilities.1: Facility is invalid',
      'schedules.0.time_slot_ids.2: Invalid time slot',
      'default_slots.1: Invalid time slot',
      'default_slots.2: Invalid time slot',
      'default_slots.3: Invalid time slot',
      'default_slots.4: Invalid time slot',
      'price_rules.0.weekdays.2: This value is not valid',
    ]);
  });

  it('two schedules for one day', async () => {
    const [monday, holiday] = [
      { weekday: 1, date: null, time_slot_ids: [] },
      { weekday: null, date: '2026-11-28', time_slot_ids: [] },
    ];
    expect(await refusals({ ...court, schedules: [monday, holiday, monday, holiday] })).toEqual([
      422,
      'schedules.2.weekday: This day has hours of its own already.',
      'schedules.3.date: This day has hours of its own already.',
    ]);
    expect((await make({ ...court, schedules: [monday, holiday] })).status).toBe(201);
  });

  it.each([0, 19, 'evening', 1.5])('the time slot %j', async (slot) => {
    const body = { ...court, default_slots: [...slots(5), slot] };
    expect(await refusals(body)).toEqual([422, 'default_slots.5: Invalid time slot']);
    expect(await refusals(body, 'sq')).toEqual([422, 'default_slots.5: Orari nuk është i vlefshëm']);
  });
});

describe('the order of courts', () => {
  const order = async () => {
    const { body } = await world.call('listCourts', { ...owner, path });
    const { courts } = body.data as { courts: { name: string; position: number }[] }; // checked by the contract's schema
    expect(courts.map(({ position }) => position)).toEqual(courts.map((_, index) => index));
    return courts.map(({ name }) => name);
  };
  const place = (courtId: number, position: number) =>
    world.call('updateCourt', { ...owner, path: { ...path, courtId }, body: { position } });

  it('one write moves a court, and the others make room', async () => {
    expect(await order()).toEqual(['Fusha 1', 'Fusha 2', 'Fusha 3']);
    await place(courtIds.liqeni3, 0);
    expect(await order()).toEqual(['Fusha 3', 'Fusha 1', 'Fusha 2']);
    await place(courtIds.liqeni3, 1);
    expect(await order()).toEqual(['Fusha 1', 'Fusha 3', 'Fusha 2']);
    await place(courtIds.liqeni1, 99);
    expect(await order()).toEqual(['Fusha 3', 'Fusha 2', 'Fusha 1']);
    await restore(world);
  });

  it('a new court comes last, a copy where it is put', async () => {
    await world.call('createCourt', { ...owner, path, body: court });
    await world.call('createCourt', { ...owner, path, body: { ...court, name: 'Kopje', position: 1 } });
    expect(await order()).toEqual(['Fusha 1', 'Kopje', 'Fusha 2', 'Fusha 3', 'Fusha 9']);
    await restore(world);
  });
});

describe('a court cannot be deleted while', () => {
  const inUse = {
    en: 'This court cannot be deleted because it has upcoming bookings.',
    sq: 'Kjo fushë sportive nuk mund të fshihet sepse ka rezervime të ardhshme.',
  };
  /** One of the owner's courts with upcoming single bookings and an active weekly one. */
  const busyCourt = () => {
    const found = world.db.courts.find(
      ({ id, venue_id }) =>
        venue_id === venueIds.liqeni &&
        upcoming(id) > 0 &&
        world.db.series.by('court', id).some(({ status }) => status === 'active'),
    );
    if (!found) throw new Error('the seed has no such court');
    return found.id;
  };
  const upcoming = (courtId: number) =>
    world.db.bookings.by('court', courtId).filter(({ ends_at, status }) => ends_at > now && status !== 'Unbooked')
      .length;
  const remove = (courtId: number, language: 'en' | 'sq' = 'en') =>
    world.call('deleteCourt', { ...owner, path: { ...path, courtId }, language });
  const cancelled = { status: 'Unbooked', cancelled_at: now, cancelled_by: 'user', cancel_reason: null } as const;
  /** Cancels every upcoming booking except the kind to keep; of weekly ones all sessions were moved to another court. */
  const strip = (courtId: number, keep: 'single' | 'weekly' | null) =>
    world.backend.control.db.transact(async (db) => {
      const other = courtsOf(db, venueIds.liqeni).find(({ id }) => id !== courtId);
      for (const { id, series_id, ends_at } of db.bookings.by('court', courtId)) {
        const kind = series_id === null ? 'single' : 'weekly';
        if (ends_at <= now || (keep === 'single' && kind === keep)) continue;
        await db.bookings.update(id, keep === 'weekly' && kind === keep ? { court_id: other?.id ?? 0 } : cancelled);
      }
    });

  it.each([{ keep: 'single' }, { keep: 'weekly' }] as const)(
    '[CRT-01] [CRT-02] $keep bookings exist',
    async ({ keep }) => {
      const court = busyCourt();
      await strip(court, keep);
      expect(upcoming(court) > 0).toBe(keep === 'single');
      for (const language of ['en', 'sq'] as const) {
        expect(await remove(court, language)).toMatchObject({
          status: 409,
          body: { success: false, message: inUse[language] },
        });
      }
      await restore(world);
    },
  );

  it('and can be deleted without either: then it is nowhere to be found, and its past bookings stay', async () => {
    const court = busyCourt();
    await strip(court, null);
    const [past = 0] = world.db.bookings.by('court', court).flatMap(({ id, ends_at }) => (ends_at <= now ? id : []));
    await world.backend.control.db.transact((db) => db.bookings.update(past, { user_id: demoId('player') }));
    expect((await remove(court)).status).toBe(200);

    expect((await world.call('getCourt', { ...owner, path: { ...path, courtId: court } })).status).toBe(404);
    expect((await remove(court)).status).toBe(404);
    const listed = JSON.stringify((await world.call('listCourts', { ...owner, path })).body.data);
    expect(listed).not.toContain(`"id":${court},"name"`);
    const booking = { court_id: court, date: '2026-11-29', time_slot_id: 14, slot_count: 1, weekly: false };
    expect((await world.call('createBooking', { as: 'player', body: booking })).status).toBe(404);

    const player = { as: 'player' } as const;
    expect((await world.call('getBooking', { ...player, path: { bookingId: past } })).status).toBe(200);
    const queries: Record<string, string>[] = [{}, { when: 'past' }, { group: 'series' }];
    for (const query of queries) expect((await world.call('listBookings', { ...player, query })).status).toBe(200);
    await restore(world);
  });

  it('and can be deleted when its weekly bookings have no session to come', async () => {
    const court = busyCourt();
    await strip(court, null);
    expect(world.db.series.by('court', court).map(({ status }) => status)).toContain('active');
    expect((await remove(court)).status).toBe(200);
    expect(world.db.series.by('court', court).map(({ status }) => status)).not.toContain('active');
    await restore(world);
  });
});
