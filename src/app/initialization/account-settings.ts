import { createWatch } from 'effector';
import { settingsSaved } from '../../models/own-settings/own-settings.model.ts';
import { withSettings } from '../../models/own-settings/own-settings.ts';
import { $user } from '../../models/session/session.model.ts';
import { getListSettingsQueryOptions } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { ListSettingsData } from '../../shared/api/generated/model';
import { changeAnswer } from '../../shared/api/cached-answers.ts';
import { outdate } from '../../shared/api/outdates.ts';
import type { App } from '../app.ts';
import { accountValue, cookieLanguage, deviceSettings, type KeptLanguage } from './device-settings.ts';
import { forgetSearch, keepSearch } from './kept-search.ts';
import { saveChoices } from './save-choices.ts';

/** Tells the other tabs of this browser that a setting was saved. */
export interface SettingsChannel {
  tell: () => void;
  listen: (heard: () => void) => void;
}

interface AccountSettingsOptions {
  language?: KeptLanguage;
  channel?: SettingsChannel;
}

const alone: SettingsChannel = { tell: () => {}, listen: () => {} };
const allQuery = getListSettingsQueryOptions();

/** Between tabs; the name is the app's own. */
export function browserChannel(): SettingsChannel {
  const channel = new BroadcastChannel('fusha-settings');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tell: () => channel.postMessage(null),
    listen: (heard) => channel.addEventListener('message', heard),
  };
}

/**
 * The signed-in user's settings act on this device: a language or theme chosen on any page is saved in the account, the default
 * search is kept for the first request, and what is saved in one tab is true in all (ledger C-63, SET-01, ERR-12, decision 038).
 */
export function startAccountSettings(
  app: App,
  { language = cookieLanguage, channel = alone }: AccountSettingsOptions = {},
): void {
  const { scope, clients, i18n } = app;
  const device = deviceSettings(i18n, language);
  for (const setting of device) saveChoices(app, setting);
  createWatch({
    unit: settingsSaved,
    scope,
    fn: (saved) => {
      const client = clients.current();
      changeAnswer<ListSettingsData>(client, allQuery.queryKey, (all) => ({
        ...all,
        settings: withSettings(all.settings, saved),
      }));
      keepSearch(client.getQueryData(allQuery.queryKey)?.settings ?? saved);
      channel.tell();
    },
  });
  createWatch({ unit: $user, scope, fn: (user) => (user ? undefined : forgetSearch()) });
  channel.listen(() => void follow().catch(() => {})); // what is on screen is read again at its own time

  /** Another tab has saved something: the server says what. */
  async function follow(): Promise<void> {
    const client = clients.current();
    void outdate(client, 'updateSetting');
    const { settings } = await client.fetchQuery({ ...allQuery, staleTime: 0 });
    if (client !== clients.current()) return; // another user or profile meanwhile
    keepSearch(settings);
    for (const setting of device) await setting.apply(accountValue(settings, setting));
  }
}
