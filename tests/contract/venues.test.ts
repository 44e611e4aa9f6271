import { beforeAll, describe, expect, it } from 'vitest';
import { imageIds } from '../../mocks/seed/images.ts';
import { venueIds } from '../../mocks/seed/venue-plans.ts';
import { now, openWorld, restore, type Persona, type World } from './mock-world.ts';
import { at, idAt } from './write-case.ts';

// Required fields and visibility of a venue (ENT-25, VEN-05 … VEN-12, ERR-09). The backend's answers; the ids of the ledger belong to the
// form that shows these messages.
const owner = { as: 'owner', module: 'venue' } as const;
const venue = {
  name: 'Fusha e Re',
  city_id: 1,
  address: 'Rr. e Re 1',
  latitude: 41.3,
  longitude: 19.8,
  phone_number: '069 000 0090',
};
const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(venue).filter(([key]) => !fields.includes(key)));

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
async function refusals(body: object, language: 'en' | 'sq' = 'en'): Promise<(string | number)[]> {
  const { status, body: said } = await world.call('createVenue', { ...owner, body, language });
  if (status === 201) await restore(world);
  return [status, ...said.errors.map(({ field, message }) => `${field}: ${message}`)];
}

describe('a venue must have', () => {
  it.each([
    { field: 'name', en: 'Name is required.', sq: 'Emri është i detyrueshëm.' },
    { field: 'city_id', en: 'City is required.', sq: 'Qyteti është i detyrueshëm.' },
    { field: 'address', en: 'Address is required.', sq: 'Adresa është e detyrueshme.' },
    { field: 'latitude', en: 'Location is required.', sq: 'Vendndodhja është e detyrueshme.' },
    { field: 'longitude', en: 'Location is required.', sq: 'Vendndodhja është e detyrueshme.' },
    { field: 'phone_number', en: 'Phone number is required.', sq: 'Numri i telefonit është i detyrueshëm.' },
  ] as const)('its $field', async ({ field, en, sq }) => {
    expect(await refusals(without(field))).toEqual([422, `${field}: ${en}`]);
    expect(await refusals(without(field), 'sq')).toEqual([422, `${field}: ${sq}`]);
  });

  it.each([
    { field: 'name', empty: '' },
    { field: 'name', empty: '   ' },
    { field: 'address', empty: '' },
    { field: 'address', empty: '   ' },
    { field: 'phone_number', empty: '' },
  ] as const)('more than "$empty" as its $field', async ({ field, empty }) => {
    const [status, refusal] = await refusals({ ...venue, [field]: empty });
    expect([status, refusal]).toEqual([422, (await refusals(without(field)))[1]]);
  });

  it('a name and an address without blanks around them', async () => {
    const written = { name: ' Fusha e Re  ', address: ' Rr. e Re 1 ' };
    const made = await world.call('createVenue', { ...owner, body: { ...venue, ...written } });
    expect(made.body.data).toMatchObject({ venue: { slug: 'fusha-e-re', name: 'Fusha e Re', address: 'Rr. e Re 1' } });
    const path = { id: idAt(made, 'venue') };
    const edited = await world.call('updateVenue', { ...owner, path, body: { name: ' Fusha ' } });
    expect(edited.body.data).toMatchObject({ venue: { name: 'Fusha' } });
    await restore(world);
  });

  it('its location on the map', async () => {
    expect(await refusals(without('latitude', 'longitude'))).toEqual([
      422,
      'latitude: Location is required.',
      'longitude: Location is required.',
    ]);
  });

  it('nothing more', async () => {
    expect(await refusals(venue)).toEqual([201]);
  });
});

describe('the number of a venue', () => {
  const invalid = {
    en: 'Phone number must be a valid international or local number.',
    sq: 'Numri i telefonit duhet të jetë një numër i vlefshëm ndërkombëtar ose vendor.',
  };
  const short = {
    en: 'Phone number must be at least 9 digits long.',
    sq: 'Numri i telefonit duhet të ketë të paktën 9 shifra.',
  };

  it.each([
    { number: '355691234567' },
    { number: '+355691234567' },
    { number: '069 123 4567' },
    { number: '123456789' },
    { number: '+123456789012345' },
  ])('may be $number', async ({ number }) => {
    expect(await refusals({ ...venue, phone_number: number })).toEqual([201]);
  });

  it.each([
    { number: '12345678', text: short },
    { number: '+1234567890123456', text: invalid },
    { number: '069-123-4567', text: invalid },
    { number: '+12ab', text: invalid },
    { number: '+1', text: invalid },
    { number: '+12', text: short },
    { number: '1 2 3 4 5 6', text: short }, // spaces are not digits
    { number: '+ 12345678', text: invalid },
  ])('may not be $number', async ({ number, text }) => {
    const body = { ...venue, phone_number: number };
    expect(await refusals(body)).toEqual([422, `phone_number: ${text.en}`]);
    expect(await refusals(body, 'sq')).toEqual([422, `phone_number: ${text.sq}`]);
  });
});

describe('bookings', () => {
  it('require a court', async () => {
    const id = idAt(await world.call('createVenue', { ...owner, body: venue }), 'venue');
    const open = (language: 'en' | 'sq') =>
      world.call('updateVenue', { ...owner, path: { id }, body: { is_bookable: true }, language });
    expect(await open('en')).toMatchObject({
      status: 409,
      body: { message: 'You need to add a court before accepting bookings.' },
    });
    expect(await open('sq')).toMatchObject({
      status: 409,
      body: { message: 'Duhet të shtosh një fushë sportive para se të pranosh rezervime.' },
    });
    await world.call('createCourt', {
      ...owner,
      path: { venueId: id },
      body: {
        name: 'Fusha 1',
        sport_id: 1,
        players_capacity: 10,
        facilities: ['wifi', 'showers'],
        price: 1,
        default_slots: [1, 2, 3, 4, 5],
      },
    });
    expect((await open('en')).status).toBe(200);
    await restore(world);
  });
});

describe('publication', () => {
  const seenBy = async (as: Persona, slug: string) => (await world.call('getVenue', { as, path: { slug } })).status;
  const listed = async () =>
    JSON.stringify((await world.call('listVenues', { as: 'guest', query: { per_page: 50 } })).body.data);
  const put = (status: 'draft' | 'in-review' | 'published' | 'disabled') =>
    world.backend.control.db.transact((db) =>
      db.venues.update(venueIds.liqeni, {
        status,
        disabled: status === 'disabled' ? { at: now, by: 'owner', reason: null } : null,
      }),
    );

  it.each([
    { status: 'draft', shown: false },
    { status: 'in-review', shown: false },
    { status: 'published', shown: true },
    { status: 'disabled', shown: false },
  ] as const)('a venue that is $status is shown to everybody: $shown', async ({ status, shown }) => {
    await put(status);
    const own = await world.call('getManagedVenue', { ...owner, path: { id: venueIds.liqeni } });
    expect(at(own, 'venue', 'status')).toBe(status);
    expect([await seenBy('guest', 'fusha-e-liqenit'), (await listed()).includes('"slug":"fusha-e-liqenit"')]).toEqual([
      shown ? 200 : 404,
      shown,
    ]);
    await restore(world);
  });

  it('from draft through review to published', async () => {
    const move = (call: { as: 'owner' | 'superUser'; module: 'venue' | 'superuser' }, status: string) =>
      world.call('updateVenue', { ...call, path: { id: venueIds.drilon }, body: { status } });
    const slug = String(world.db.venues.get(venueIds.drilon)?.slug);
    expect(await seenBy('guest', slug)).toBe(404);
    expect((await move(owner, 'in-review')).status).toBe(200);
    expect(await seenBy('guest', slug)).toBe(404);
    expect((await move({ as: 'superUser', module: 'superuser' }, 'published')).status).toBe(200);
    expect(await seenBy('guest', slug)).toBe(200);
    await restore(world);
  });

  it('[SUP-05] [ENT-167] the super user lists what is in review, and only that', async () => {
    const list = async (as: Persona, module: 'base' | 'superuser') =>
      world.call('listVenues', { as, module, query: { 'status[]': 'in-review', per_page: 50 } });
    const answer = await list('superUser', 'superuser');
    const waiting = world.db.venues.filter({ status: 'in-review' }).length;
    expect(waiting).toBeGreaterThan(0);
    expect([...JSON.stringify(answer.body.data).matchAll(/"status":"([\w-]+)"/g)].map(([, status]) => status)).toEqual(
      Array.from({ length: waiting }, () => 'in-review'),
    );
    expect([(await list('guest', 'base')).status, (await list('player', 'base')).status]).toEqual([401, 403]);
  });
});

it('an image is removed from all venues that the user runs, and from no other', async () => {
  const { liqeni, drilon, drini } = venueIds;
  await world.backend.control.db.transact(async (db) => {
    for (const id of [liqeni, drilon, drini]) await db.venues.update(id, { image_id: imageIds.dajtiLogo });
  });
  expect((await world.call('deleteVenueImage', { ...owner, path: { id: imageIds.dajtiLogo } })).status).toBe(200);
  const left = [liqeni, drilon, drini].map((id) => world.db.venues.get(id)?.image_id);
  expect(left).toEqual([null, null, imageIds.dajtiLogo]);
  expect((await world.call('deleteVenueImage', { ...owner, path: { id: imageIds.dajtiLogo } })).status).toBe(403);
  await restore(world);
});
