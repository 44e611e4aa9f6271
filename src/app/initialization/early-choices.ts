import { $user } from '../../models/session/session.model.ts';
import { unsavedUntil } from '../../shared/platform/unsaved-work.ts';
import type { App } from '../app.ts';
import type { DeviceSetting } from './device-settings.ts';

/**
 * What a signed-in user chooses before the part that saves choices is loaded counts as on its way from the press on: a tab that is left
 * in between would lose it for the account (SET-01). `rest` resolves once that part runs.
 */
export function keepEarlyChoices(
  { scope }: Pick<App, 'scope'>,
  settings: readonly DeviceSetting[],
  rest: Promise<void>,
): void {
  for (const { key, read, subscribe } of settings) {
    const stop = subscribe(() => {
      const user = scope.getState($user);
      if (user && user[key] !== read()) unsavedUntil(rest);
    });
    void rest.finally(stop);
  }
}
