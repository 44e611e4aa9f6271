import { afterEach, expect, it, vi } from 'vitest';
import { accountChoices } from '../../src/app/account-choices.ts';
import { type DeviceSetting, deviceSettings, type KeptLanguage } from '../../src/app/initialization/device-settings.ts';
import { $session } from '../../src/models/session/session.model.ts';
import type { LoggedUser } from '../../src/shared/api/generated/model.ts';
import type { DemoKey } from '../../mocks/seed/demo-accounts.ts';
import { openApp } from './app-world.ts';

// The language and theme of an account come with the answer that names its user.
afterEach(() => vi.unstubAllGlobals());

/** The app of a cold start with a token, and the language it had when the user became known. */
async function start(as?: DemoKey) {
  const keep = vi.fn<KeptLanguage['keep']>();
  const { app } = await openApp({ ...(as && { as }), keptLanguage: { keep } });
  await vi.waitFor(() => expect(app.scope.getState($session).kind).not.toBe('checking'), {
    timeout: 20_000,
    interval: 1,
  });
  return { language: app.i18n.language, kept: keep.mock.calls };
}

it('[INIT-02] [SET-04] [API-20] the language is the account’s when its user becomes known, and stored on this device', async () => {
  expect(await start('owner')).toEqual({ language: 'sq', kept: [['sq']] });
});
it('[INIT-02] it is the device’s when the account has none, which keeps it then, and a guest’s', async () => {
  expect(await start('player')).toEqual({ language: 'en', kept: [['en']] });
  expect(await start()).toEqual({ language: 'en', kept: [] });
});

it('the account’s language is stored on this device even if it is the one that it has, and one that is unknown here never is', async () => {
  const { app } = await openApp({});
  const keep = vi.fn<KeptLanguage['keep']>();
  const [language] = deviceSettings(app.i18n, { keep });
  await language?.apply('de');
  expect(keep).not.toHaveBeenCalled();
  await language?.apply('en');
  expect(keep.mock.calls).toEqual([['en']]);
});

/** A device that was started with these. */
function device(startedWith: { language: string; theme: string }) {
  const now: Record<string, unknown> = { ...startedWith };
  const settings = (['language', 'theme'] as const).map((key): DeviceSetting => ({
    key,
    startedWith: startedWith[key],
    read: () => String(now[key]),
    apply: (value) => Promise.resolve(void (now[key] = value)),
    subscribe: () => () => {},
  }));
  return { now, welcome: accountChoices(settings) };
}
const user = (language: 'en' | 'sq' | null, theme: 'dark' | 'light' | null) => ({ language, theme }) as LoggedUser;

it('a choice made since the start takes precedence over the account’s', async () => {
  const { now, welcome } = device({ language: 'sq', theme: 'system' });
  now['language'] = 'en';
  await welcome(user('sq', 'dark'));
  expect(now).toEqual({ language: 'en', theme: 'dark' });
});
it('the next user of this tab brings their own', async () => {
  const { now, welcome } = device({ language: 'en', theme: 'system' });
  await welcome(user('sq', 'dark'));
  await welcome(user('en', null));
  expect(now).toEqual({ language: 'en', theme: 'dark' });
});
it('texts that cannot be loaded leave the language as it was', async () => {
  const welcome = accountChoices([
    {
      key: 'language',
      startedWith: 'en',
      read: () => 'en',
      apply: () => Promise.reject(new Error('no file')),
      subscribe: () => () => {},
    },
  ]);
  await expect(welcome(user('sq', null))).resolves.toBeUndefined();
});
