import { allSettled } from 'effector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startAccountSettings } from '../../src/app/initialization/account-settings.ts';
import { deviceSettings } from '../../src/app/initialization/device-settings.ts';
import { keepEarlyChoices } from '../../src/app/initialization/early-choices.ts';
import { startInitialization } from '../../src/app/initialization/initialization.ts';
import { $initialized } from '../../src/models/initialization/initialization.model.ts';
import { settingsSaved } from '../../src/models/own-settings/own-settings.model.ts';
import { $authenticated, signedOut } from '../../src/models/session/session.model.ts';
import { $snackbars } from '../../src/models/snackbars/snackbars.model.ts';
import {
  bulkUpsertSettings,
  getListSettingsQueryOptions,
  updateSetting,
} from '../../src/shared/api/generated/endpoints/settings/settings.ts';
import { browserStorage } from '../../src/shared/platform/browser-storage.ts';
import { storageKeys } from '../../src/shared/platform/storage-keys.ts';
import { hasUnsavedWork } from '../../src/shared/platform/unsaved-work.ts';
import { openApp, type AppWorld } from './app-world.ts';

// The account's settings, in the app's start code against the mock backend.
afterEach(() => vi.unstubAllGlobals());

const often = { timeout: 20_000 };
const start = async (opened: AppWorld, options?: Parameters<typeof startAccountSettings>[1]): Promise<AppWorld> => {
  const language = { keep: () => {} };
  startAccountSettings(opened.app, { language, ...options });
  await startInitialization(opened.app);
  await vi.waitFor(() => expect(opened.app.scope.getState($initialized)).toBe(true), often);
  return opened;
};
const puts = ({ operations }: AppWorld) => operations().filter((one) => one === 'updateSetting').length;

it('[SET-01] [SET-04] [ENT-14] [ENT-201] a signed-in user’s choice is stored in the account', async () => {
  const opened = await start(await openApp({ as: 'player' }));
  await opened.app.i18n.changeLanguage('sq');
  await vi.waitFor(() => expect(puts(opened)).toBe(1), often);
  const stored = async () => {
    const query = { ...getListSettingsQueryOptions(), staleTime: 0 };
    return (await opened.app.clients.current().fetchQuery(query)).settings;
  };
  await vi.waitFor(
    async () => expect(await stored()).toContainEqual(expect.objectContaining({ key: 'language', value: 'sq' })),
    often,
  );
});
it('[API-21] the server’s answer becomes the setting, without another request', async () => {
  const opened = await start(await openApp({ as: 'owner', keptLanguage: { keep: () => {} } }));
  const known = () => opened.app.clients.current().getQueryData(getListSettingsQueryOptions().queryKey)?.settings;
  expect(known()).toContainEqual({ key: 'language', value: 'sq', is_secret: false, display_value: null });
  await opened.app.i18n.changeLanguage('en');
  await vi.waitFor(
    () =>
      expect(known()?.filter(({ key }) => key === 'language')).toEqual([
        { key: 'language', value: 'en', is_secret: false, display_value: null },
      ]),
    often,
  );
  expect(opened.operations().filter((one) => one === 'listSettings')).toHaveLength(1);
});
it('includes a choice made before this code was loaded', async () => {
  const opened = await openApp({ as: 'player' });
  await vi.waitFor(() => expect(opened.app.scope.getState($authenticated)).toBe(true), often);
  await opened.app.i18n.changeLanguage('sq');
  await start(opened);
  await vi.waitFor(() => expect(puts(opened)).toBe(1), often);
  expect(opened.app.i18n.language).toBe('sq');
});
it.each([
  ['a signed-in user’s', 'player', true],
  ['not a guest’s', undefined, false],
] as const)('a choice made meanwhile is unsaved work: %s', async (_title, as, isWork) => {
  const { app } = await openApp(as && { as });
  await vi.waitFor(() => expect(app.scope.getState($authenticated)).toBe(isWork), often);
  const rest = Promise.withResolvers<void>();
  keepEarlyChoices(app, deviceSettings(app.i18n, { keep: () => {} }), rest.promise);
  expect(hasUnsavedWork()).toBe(false);
  await app.i18n.changeLanguage('sq');
  expect(hasUnsavedWork()).toBe(isWork);
  rest.resolve();
  await vi.waitFor(() => expect(hasUnsavedWork()).toBe(false), often);
  await app.i18n.changeLanguage('en'); // whoever saves it tells
  expect(hasUnsavedWork()).toBe(false);
});
it('an unchanged language is not sent', async () => {
  const opened = await start(await openApp({ as: 'owner', keptLanguage: { keep: () => {} } }));
  expect([opened.app.i18n.language, puts(opened)]).toEqual(['sq', 0]); // taken from the account
});
it('a guest’s choice stays on the device', async () => {
  const opened = await start(await openApp());
  await opened.app.i18n.changeLanguage('sq');
  expect(puts(opened)).toBe(0);
});
it('[ERR-12] a failure shows a message, the old language comes back, and the next choice is sent', async () => {
  const opened = await start(await openApp({ as: 'player', failing: { updateSetting: 500 } }));
  await opened.app.i18n.changeLanguage('sq');
  await vi.waitFor(
    () =>
      expect(opened.app.scope.getState($snackbars)).toMatchObject([{ message: { text: 'broken' }, color: 'error' }]),
    often,
  );
  await vi.waitFor(() => expect(opened.app.i18n.language).toBe('en'), often);
  expect(puts(opened)).toBe(1);
  await opened.app.i18n.changeLanguage('sq');
  await vi.waitFor(() => expect(puts(opened)).toBe(2), often);
});

describe('another tab', () => {
  const channels = () => {
    const heard: (() => void)[] = [];
    const tell = () => heard.forEach((listen) => listen());
    return { tell: vi.fn(tell), listen: (listen: () => void) => void heard.push(listen) };
  };

  it('hears that something was saved, and follows the account', async () => {
    const channel = channels();
    const opened = await start(await openApp({ as: 'player' }), { channel });
    expect(opened.app.i18n.language).toBe('en');
    await updateSetting('language', { value: 'sq' });
    channel.tell();
    await vi.waitFor(() => expect(opened.app.i18n.language).toBe('sq'), often);
    expect(puts(opened)).toBe(1); // what it has from the account is not sent back
    expect(opened.operations().filter((one) => one === 'listSettings')).toHaveLength(2);
  });
  it('is told of a choice, and of what another part of the app has saved', async () => {
    const channel = { tell: vi.fn(), listen: () => {} };
    const opened = await start(await openApp({ as: 'player' }), { channel });
    await opened.app.i18n.changeLanguage('sq');
    await vi.waitFor(() => expect(channel.tell).toHaveBeenCalledTimes(1), often);
    const { setting } = await updateSetting('default_city_id', { value: 2 });
    await allSettled(settingsSaved, { scope: opened.app.scope, params: [setting] });
    expect(channel.tell).toHaveBeenCalledTimes(2);
  });
});

describe('the default search', () => {
  const kept = () => browserStorage.read(storageKeys.ownSearch);
  afterEach(() => browserStorage.remove(storageKeys.ownSearch));

  it('is kept as another tab has saved it', async () => {
    let hear = () => {};
    const channel = { tell: () => {}, listen: (heard: () => void) => void (hear = heard) };
    await start(await openApp({ as: 'player' }), { channel });
    await updateSetting('default_city_id', { value: 2 });
    expect(kept()).toBeNull();
    hear();
    await vi.waitFor(() => expect(kept()).toBe('city_id=2'), often);
  });

  it('is kept on the device as it is saved, and no longer once nobody is signed in', async () => {
    const opened = await start(await openApp({ as: 'player' }));
    expect(kept()).toBeNull();
    const { settings } = await bulkUpsertSettings({ settings: { default_city_id: 2, default_sport_id: 3 } });
    await allSettled(settingsSaved, { scope: opened.app.scope, params: settings });
    expect(kept()).toBe('sport_id=3&city_id=2');
    const { setting } = await updateSetting('default_sport_id', { value: null });
    await allSettled(settingsSaved, { scope: opened.app.scope, params: [setting] });
    expect(kept()).toBe('city_id=2');
    await allSettled(signedOut, { scope: opened.app.scope });
    expect(kept()).toBeNull();
  });
});
