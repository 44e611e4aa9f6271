import { allSettled } from 'effector';
import { settingsSaved } from '../../models/own-settings/own-settings.model.ts';
import { $authenticated, $user } from '../../models/session/session.model.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { getListSettingsQueryKey, updateSetting } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { ListSettingsData } from '../../shared/api/generated/model';
import { unsavedUntil } from '../../shared/platform/unsaved-work.ts';
import type { App } from '../app.ts';
import { accountValue, type DeviceSetting } from './device-settings.ts';

/**
 * What a signed-in user chooses on this device is saved in the account at once, for their other devices (SET-01). If it cannot be
 * saved, that is said, and the value before comes back (ERR-12).
 */
export function saveChoices({ scope, clients }: App, setting: DeviceSetting): void {
  const { key, startedWith, read, apply, subscribe } = setting;
  /** The last one that was not refused. */
  let accepted = startedWith;
  const chosen = () => {
    const value = read();
    if (value === accepted) return;
    if (!scope.getState($authenticated) || value === known()) accepted = value;
    else unsavedUntil(save(value));
  };
  subscribe(chosen);
  chosen(); // since the start, before this was loaded

  function known() {
    const all = clients.current().getQueryData<ListSettingsData>(getListSettingsQueryKey());
    return all ? accountValue(all.settings, setting) : scope.getState($user)?.[key];
  }
  async function save(value: string): Promise<void> {
    try {
      const { setting: saved } = await updateSetting(key, { value });
      accepted = value;
      await allSettled(settingsSaved, { scope, params: [saved] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return; // the session reports a refused token
      await allSettled(snackbarRequested, { scope, params: failureSaid(error) });
      if (read() === value) await apply(accepted);
    }
  }
}
