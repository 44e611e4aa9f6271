import { allSettled } from 'effector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startInitialization } from '../../src/app/initialization/initialization.ts';
import { $initialization, $initialized } from '../../src/models/initialization/initialization.model.ts';
import { $activeProfile, profileChosen } from '../../src/models/profile/profile.model.ts';
import { $session, $user, signedOut } from '../../src/models/session/session.model.ts';
import { $snackbars } from '../../src/models/snackbars/snackbars.model.ts';
import {
  getListCitiesQueryOptions,
  getListSportsQueryOptions,
} from '../../src/shared/api/generated/endpoints/lookups/lookups.ts';
import { getListSettingsQueryOptions } from '../../src/shared/api/generated/endpoints/settings/settings.ts';
import type { Profile } from '../../src/shared/api/generated/model.ts';
import type { DemoKey } from '../../mocks/seed/demo-accounts.ts';
import { openApp, type AppWorld } from './app-world.ts';

// Initialization (INIT-01 … INIT-15) on the network: the app's start code against the mock backend.
afterEach(() => vi.unstubAllGlobals());

const initialize = async (opened: AppWorld) => {
  await vi.waitFor(() => expect(opened.app.scope.getState($session).kind).not.toBe('checking'), { timeout: 20_000 });
  await startInitialization(opened.app);
  return opened;
};
const profileOf = ({ app }: AppWorld, type: Profile['type']): Profile => {
  const profile = app.scope.getState($user)?.profiles.find((one) => one.type === type);
  if (!profile) throw new Error(`no profile of module ${type}`);
  return profile;
};
/** On the account page, which makes no requests itself. */
const switchTo = async (opened: AppWorld, type: Profile['type']) => {
  opened.sent.length = 0;
  const { entity_id } = profileOf(opened, type);
  await allSettled(profileChosen, { scope: opened.app.scope, params: { type, entity_id } });
};

describe('the order of requests', () => {
  it('[INIT-08] [INIT-09] [INIT-11] [INIT-14] a guest: cities and settings, then sports', async () => {
    const { operations, sent } = await initialize(await openApp());
    expect(operations()).toEqual(['listCities', 'listSettings', 'listSports']);
    expect(new Set(sent.map(({ module }) => module))).toEqual(new Set(['base']));
  });
  it('[API-20] [ENT-13] [ENT-200] cities, sports and settings are cached afterwards, settings without a scope', async () => {
    const { app, sent } = await initialize(await openApp());
    const client = app.clients.current();
    expect(sent.find(({ operation }) => operation === 'listSettings')?.path).toBe('/settings');
    expect(client.getQueryData(getListCitiesQueryOptions().queryKey)?.cities.map(({ name }) => name)).toContain(
      'Tiranë',
    );
    expect(client.getQueryData(getListSportsQueryOptions().queryKey)?.sports.map(({ key }) => key)).toEqual([
      'football',
      'basketball',
      'volleyball',
      'tennis',
    ]);
    expect(client.getQueryData(getListSettingsQueryOptions().queryKey)?.settings).toContainEqual(
      expect.objectContaining({ key: 'support_phone', is_secret: false }),
    );
    // whoever reads it later finds it: quiet hours, the support phone
    expect(client.getQueryCache().find({ queryKey: getListSettingsQueryOptions().queryKey })?.gcTime).toBe(Infinity);
  });
  it('[INIT-03] [INIT-10] [INIT-13] [INIT-15] a player: user, then cities, settings and notifications, then sports', async () => {
    const { operations } = await initialize(await openApp({ as: 'player' }));
    expect(operations()).toEqual(['getMe', 'listCities', 'listSettings', 'listNotifications', 'listSports']);
  });
  it.each<{ ids: string; as: DemoKey; module: Profile['type']; entity: RegExp }>([
    { ids: '[INIT-04] [API-28]', as: 'owner', module: 'venue', entity: /^\/mod-venue\/venue\/\d+$/ },
    { ids: '[INIT-05] [API-32]', as: 'teamAdmin', module: 'team', entity: /^\/mod-team\/team\/\d+$/ },
    {
      ids: '[INIT-06] [API-39]',
      as: 'organizationManager',
      module: 'organization',
      entity: /^\/mod-organization\/organization\/\d+$/,
    },
    { ids: '[INIT-07]', as: 'superUser', module: 'superuser', entity: /^\/venues\?status%5B%5D=in-review$/ },
  ])(
    '$ids [INIT-13] $module: its entity between the user and the rest, all in its module',
    async ({ as, module, entity }) => {
      const { sent, operations } = await initialize(await openApp({ as, module }));
      expect(operations().toSpliced(1, 1)).toEqual([
        'getMe',
        'listCities',
        'listSettings',
        'listNotifications',
        'listSports',
      ]);
      expect(sent[1]?.path).toMatch(entity);
      expect(new Set(sent.slice(1).map((one) => one.module))).toEqual(new Set([module]));
    },
  );
  it('what the page has requested is not requested again', async () => {
    const opened = await openApp({ as: 'player', route: '/venues' });
    await vi.waitFor(
      () => expect(opened.operations()).toEqual(expect.arrayContaining(['listVenues', 'listSports', 'listCities'])),
      { timeout: 20_000 },
    );
    await initialize(opened);
    expect(new Set(opened.operations()).size).toBe(opened.sent.length);
  });
});

describe('another module', () => {
  it('[MOD-11] [INIT-08] [INIT-09] [INIT-10] [INIT-11] requests its entity and sports, never the rest again', async () => {
    const opened = await initialize(await openApp({ as: 'everyone' }));
    await switchTo(opened, 'venue');
    expect(opened.operations()).toEqual(['getManagedVenue', 'listSports']);
    expect(new Set(opened.sent.map(({ module }) => module))).toEqual(new Set(['venue']));
    await switchTo(opened, 'superuser');
    expect(opened.sent.map(({ path }) => path)).toEqual(['/venues?status%5B%5D=in-review', '/sports']);
    await switchTo(opened, 'base');
    expect(opened.operations()).toEqual(['listSports']);
    expect(opened.app.scope.getState($initialized)).toBe(true);
  });
  it('[MOD-12] signing out initializes for a guest, in base', async () => {
    const opened = await initialize(await openApp({ as: 'owner', module: 'venue' }));
    opened.sent.length = 0;
    await allSettled(signedOut, { scope: opened.app.scope });
    expect(opened.app.scope.getState($activeProfile).type).toBe('base');
    expect(opened.operations().filter((one) => one !== 'logout')).toEqual(['listSettings', 'listSports']);
    expect(new Set(opened.sent.flatMap(({ module }) => module ?? []))).toEqual(new Set(['base']));
  });
});

describe('failures', () => {
  const steps = {
    entity: 'getManagedVenue',
    cities: 'listCities',
    settings: 'listSettings',
    notifications: 'listNotifications',
    sports: 'listSports',
  };
  const names = Object.keys(steps) as (keyof typeof steps)[]; // of the record above
  const pairs = names.flatMap((first, index) => names.slice(index).map((second) => ({ first, second })));

  it.each(pairs)(
    '$first and $second: everything else is there, the app is ready, and a message says so',
    async ({ first, second }) => {
      const failing = { [steps[first]]: 422, [steps[second]]: 403 };
      const { app, operations } = await initialize(await openApp({ as: 'owner', module: 'venue', failing }));
      expect(app.scope.getState($initialization)).toMatchObject({
        phase: 'finished',
        failed: [...new Set([first, second])],
      });
      expect(operations()).toEqual(['getMe', ...Object.values(steps)]);
      expect(app.scope.getState($snackbars)).toMatchObject([
        { message: { key: 'errors.notAllLoaded' }, actions: [{ label: { key: 'actions.tryAgain' } }] },
      ]);
    },
  );

  it('of the user (R1): the token stays, and public pages work', async () => {
    const { app, operations } = await initialize(
      await openApp({ as: 'player', route: '/explore', failing: { getMe: 503 } }),
    );
    expect(app.scope.getState($initialization)).toMatchObject({ phase: 'finished', failed: ['user'] });
    expect(operations()).not.toContain('listNotifications');
    expect(app.scope.getState($session).kind).toBe('unreachable');
  });

  it('a refused user becomes a guest, without a message', async () => {
    const { app } = await initialize(await openApp({ as: 'player', failing: { getMe: 401 } }));
    expect(app.scope.getState($initialization)).toMatchObject({
      phase: 'finished',
      failed: [],
      subject: { kind: 'guest' },
    });
  });
});
