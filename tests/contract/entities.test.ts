import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { pageRoutes } from '../../src/app/route-table.ts';
import { BookingStatus } from '../../src/shared/api/generated/zod/schemas/bookingStatus.zod.ts';
import { Facility } from '../../src/shared/api/generated/zod/schemas/facility.zod.ts';
import { ModuleType } from '../../src/shared/api/generated/zod/schemas/moduleType.zod.ts';
import { ProfileStatus } from '../../src/shared/api/generated/zod/schemas/profileStatus.zod.ts';
import { PublicationStatus } from '../../src/shared/api/generated/zod/schemas/publicationStatus.zod.ts';
import { SportKey } from '../../src/shared/api/generated/zod/schemas/sportKey.zod.ts';
import { type Call, openWorld, type Persona, type World } from './mock-world.ts';
import { at, read } from './write-case.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

describe('documented closed lists (ENT-01 … ENT-83)', () => {
  it.each([
    {
      ids: '[ENT-01]',
      name: 'sports',
      options: SportKey.options,
      expected: ['football', 'basketball', 'volleyball', 'tennis'],
    },
    {
      ids: '[ENT-02]',
      name: 'modules',
      options: ModuleType.options,
      expected: ['base', 'superuser', 'venue', 'team', 'organization', 'community'],
    },
    {
      ids: '[ENT-03]',
      name: 'publication',
      options: PublicationStatus.options,
      expected: ['draft', 'in-review', 'published', 'disabled'],
    },
    { ids: '[ENT-04]', name: 'completion', options: ProfileStatus.options, expected: ['completed', 'uncompleted'] },
    {
      ids: '[ENT-20]',
      name: 'bookings',
      options: BookingStatus.options,
      expected: ['Confirmed', 'Pending', 'Unbooked'],
    },
    {
      ids: '[ENT-23]',
      name: 'facilities',
      options: Facility.options,
      expected: [
        'changing-rooms',
        'showers',
        'free-parking',
        'coffee-bar',
        'spectator-seating',
        'wifi',
        'indoor-court',
      ],
    },
  ])('$ids $name', ({ options, expected }) => {
    expect(options).toEqual(expected);
  });

  it('[ENT-57] community is a module that no page requires', () => {
    expect(ModuleType.options).toContain('community');
    expect(pageRoutes.flatMap(({ modules = [] }) => modules)).not.toContain('community');
  });
});

describe('the signed-in user', () => {
  const me = (as: Persona) => read(world, 'getMe', { as });

  it.each([
    { ids: '[ENT-05]', key: 'id', expected: { player: 1, superUser: 5 } },
    { ids: '[ENT-06]', key: 'is_verified', expected: { player: true, superUser: true } },
    { ids: '[ENT-07]', key: 'is_super_user', expected: { player: false, superUser: true } },
    { ids: '[ENT-08]', key: 'password_set', expected: { player: true, superUser: true } },
    { ids: '[ENT-09]', key: 'profile_status', expected: { player: 'completed', superUser: 'completed' } },
  ])('$ids has $key', async ({ key, expected }) => {
    expect({ player: at(await me('player'), 'user', key), superUser: at(await me('superUser'), 'user', key) }).toEqual(
      expected,
    );
  });

  it('[ENT-06] [ENT-08] [ENT-09] reports unfinished steps', async () => {
    const other = await openWorld();
    await other.backend.control.db.transact((db) =>
      db.users.update(demoId('player'), { is_verified: false, password_set: false, profile_status: 'uncompleted' }),
    );
    expect(at(await read(other, 'getMe', { as: 'player' }), 'user')).toMatchObject({
      is_verified: false,
      password_set: false,
      profile_status: 'uncompleted',
    });
  });

  it('[ENT-10] [MOD-02] has profiles, each of one module and one entity', async () => {
    const profiles = at(await me('everyone'), 'user', 'profiles');
    expect(profiles).toEqual(
      ['base', 'venue', 'team', 'organization', 'superuser'].map((type) =>
        expect.objectContaining({ type, entity_id: expect.any(Number) }),
      ),
    );
  });

  it.each([
    { ids: '[ENT-53]', module: 'superuser', refused: 'player' },
    { ids: '[ENT-54]', module: 'venue', refused: 'player' },
    { ids: '[ENT-55]', module: 'team', refused: 'owner' },
    { ids: '[ENT-56]', module: 'organization', refused: 'player' },
  ] as const)('$ids may call in the module $module, one without the profile may not', async ({ module, refused }) => {
    expect((await world.call('getMe', { as: 'everyone', module })).status).toBe(200);
    expect((await world.call('getMe', { as: refused, module })).status).toBe(403);
  });

  it.each(['guest', 'player', 'owner', 'everyone'] as const)(
    'everybody may call in the module base: %s',
    async (as) => {
      expect((await world.call('listSports', { as, module: 'base' })).status).toBe(200);
    },
  );
});

it('[API-26] the venues that the user runs, in the module venue', async () => {
  const answer = await read(world, 'listManagedVenues', { as: 'owner', module: 'venue' });
  const venues = at(answer, 'venues') as { id: number }[]; // a list, by the contract
  expect(venues.map(({ id }) => id)).toEqual([2, 17, 1]);
});

describe('lists', () => {
  it.each<{ operation: OperationName; call: Call }>([
    { operation: 'listVenues', call: { as: 'guest', query: { per_page: 4 } } },
    { operation: 'listBookings', call: { as: 'player', query: { when: 'past', per_page: 4 } } },
    { operation: 'listNotifications', call: { as: 'player', query: { page: 1 } } },
    { operation: 'listManagedVenues', call: { as: 'owner', module: 'venue', query: { per_page: 4 } } },
  ])('[ENT-39] $operation says how many there are and how many pages', async ({ operation, call }) => {
    const first = await read(world, operation, call);
    const total = Number(at(first, 'pagination', 'total'));
    const last = Number(at(first, 'pagination', 'last_page'));
    const size = Number(at(first, 'pagination', 'per_page'));
    expect(total).toBeGreaterThan(0);
    expect(last).toBe(Math.ceil(total / size));
    const items = async (page: number) => {
      const answer = await read(world, operation, { ...call, query: { ...call.query, page } });
      return Object.values(answer.body.data ?? {}).find((value) => Array.isArray(value)) ?? [];
    };
    expect(await items(last)).toHaveLength(total - size * (last - 1));
    expect(await items(last + 1)).toEqual([]);
  });

  it('[ENT-40] notifications carry the number of unread ones', async () => {
    const unread = world.db.notifications
      .by('user', demoId('player'))
      .filter(({ read_at, module }) => read_at === null && module === 'base').length;
    expect(unread).toBeGreaterThan(0);
    expect(at(await read(world, 'listNotifications', { as: 'player' }), 'unread_notifications_count')).toBe(unread);
  });
});

describe('settings', () => {
  interface Setting {
    key: string;
    value: unknown;
    is_secret: boolean;
    display_value: unknown;
  }
  const settings = async (as: 'player' | 'superUser' = 'player'): Promise<Setting[]> => {
    const module = as === 'player' ? 'base' : 'superuser';
    const { settings } = (await read(world, 'listSettings', { as, module })).body.data as { settings: Setting[] }; // as the contract says; the keys are looked at below
    return settings;
  };

  it('[ENT-33] have key, value, is_secret and display_value', async () => {
    for (const setting of await settings())
      expect(Object.keys(setting).toSorted()).toEqual(['display_value', 'is_secret', 'key', 'value']);
  });

  it('a secret is never sent with its value, nor to whoever is no super user', async () => {
    expect((await settings()).filter(({ is_secret }) => is_secret)).toEqual([]);
    const secrets = (await settings('superUser')).filter(({ is_secret }) => is_secret);
    expect(secrets).toEqual([{ key: 'maps_key', value: null, is_secret: true, display_value: '••••1a2b' }]);
  });

  it('[ENT-155] [ENT-156] the key names what is written, the value is what is read afterwards', async () => {
    const other = await openWorld();
    const answer = await other.call('updateSetting', { as: 'player', path: { key: 'theme' }, body: { value: 'dark' } });
    expect(at(answer, 'setting')).toMatchObject({ key: 'theme', value: 'dark' });
    expect(at(await read(other, 'listSettings', { as: 'player' }), 'settings')).toContainEqual(
      expect.objectContaining({ key: 'theme', value: 'dark' }),
    );
    expect(
      (await other.call('updateSetting', { as: 'player', path: { key: 'no-such-key' }, body: { value: 'dark' } }))
        .status,
    ).toBe(404);
  });
});
