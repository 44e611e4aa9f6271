import { $authenticated } from '../models/session/session.model.ts';
import { getListSettingsQueryOptions, updateSetting } from '../shared/api/generated/endpoints/settings/settings.ts';
import type { App } from './app.ts';

/** A signed-in person's choice of language becomes the account's: their other devices follow (ledger C-63, SET-01). */
export function startAccountLanguage({ scope, i18n, clients }: App): void {
  const chosen = () => {
    if (scope.getState($authenticated)) void keep(i18n.language);
  };
  i18n.subscribe(chosen);
  if (i18n.language !== i18n.startedIn) chosen(); // before this was loaded

  async function keep(value: string): Promise<void> {
    const client = clients.current();
    const { queryKey } = getListSettingsQueryOptions();
    const isKept = client.getQueryData(queryKey)?.settings.some((setting) => setting.key === 'language' && setting.value === value);
    if (isKept) return;
    try {
      await updateSetting('language', { value });
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      // this device speaks the language that was chosen all the same; the next choice is sent again
      console.warn('The account keeps its language.', error);
    }
  }
}
