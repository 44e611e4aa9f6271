import { allSettled } from 'effector';
import { $authenticated } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { getListSettingsQueryOptions, updateSetting } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { App } from '../app.ts';

/** A signed-in user's choice of language is saved in the account, for their other devices (ledger C-63, SET-01, ERR-12). */
export function startAccountLanguage({ scope, i18n, clients }: App): void {
  const chosen = () => {
    if (scope.getState($authenticated)) void save(i18n.language);
  };
  i18n.subscribe(chosen);
  if (i18n.language !== i18n.startedIn) chosen(); // chosen before this was loaded

  async function save(value: string): Promise<void> {
    const client = clients.current();
    const { queryKey } = getListSettingsQueryOptions();
    const isSaved = client
      .getQueryData(queryKey)
      ?.settings.some((setting) => setting.key === 'language' && setting.value === value);
    if (isSaved) return;
    try {
      const { setting } = await updateSetting('language', { value });
      client.setQueryData(
        queryKey,
        (known) =>
          known && { ...known, settings: [...known.settings.filter(({ key }) => key !== setting.key), setting] },
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return; // the session reports a refused token
      // this device keeps the chosen language; the next choice is sent again
      await allSettled(snackbarRequested, { scope, params: { message: { text: error.message }, color: 'error' } });
    }
  }
}
