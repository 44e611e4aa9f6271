import { afterEach, expect, it, vi } from 'vitest';
import { startAccountLanguage } from '../../src/app/initialization/account-language.ts';
import { startInitialization } from '../../src/app/initialization/initialization.ts';
import { $initialized } from '../../src/models/initialization/initialization.model.ts';
import { $authenticated } from '../../src/models/session/session.model.ts';
import { $snackbars } from '../../src/models/snackbars/snackbars.model.ts';
import { getListSettingsQueryOptions } from '../../src/shared/api/generated/endpoints/settings/settings.ts';
import { openApp, type AppWorld } from './app-world.ts';

// The account's language, in the app's start code against the mock backend.
afterEach(() => vi.unstubAllGlobals());

const often = { timeout: 20_000 };
const start = async (opened: AppWorld): Promise<AppWorld> => {
  startAccountLanguage(opened.app);
  await startInitialization(opened.app, { keep: () => {} });
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
  const opened = await start(await openApp({ as: 'owner' }));
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
it('an unchanged language is not sent', async () => {
  const opened = await start(await openApp({ as: 'owner' }));
  expect([opened.app.i18n.language, puts(opened)]).toEqual(['sq', 0]); // taken from the account
});
it('a guest’s choice stays on the device', async () => {
  const opened = await start(await openApp());
  await opened.app.i18n.changeLanguage('sq');
  expect(puts(opened)).toBe(0);
});
it('[ERR-12] a failure shows a message, keeps the language, and the next choice is sent', async () => {
  const opened = await start(await openApp({ as: 'player', failing: { updateSetting: 500 } }));
  await opened.app.i18n.changeLanguage('sq');
  await vi.waitFor(
    () =>
      expect(opened.app.scope.getState($snackbars)).toMatchObject([{ message: { text: 'broken' }, color: 'error' }]),
    often,
  );
  expect(opened.app.i18n.language).toBe('sq');
  await opened.app.i18n.changeLanguage('en');
  await vi.waitFor(() => expect(puts(opened)).toBe(2), often);
});
