import type { LoggedUser } from '../shared/api/generated/model';
import type { DeviceSetting } from './initialization/device-settings.ts';

/**
 * Takes over the account's language and theme, unless the person has chosen others since the start; where the account has none,
 * the device's stay (ledger C-63).
 * Called with the answer that names the user, before anything is drawn for them; resolves once the texts are there.
 */
export function accountChoices(device: readonly DeviceSetting[]): (user: LoggedUser) => Promise<void> {
  /** The values that no choice since the start has replaced. */
  const unchosen = new Map(device.map(({ key, startedWith }) => [key, startedWith]));
  return async (user) => {
    for (const { key, read, apply, keepPresent } of device) {
      const own = user[key];
      if (own === null) keepPresent?.();
      if (own === null || read() !== unchosen.get(key)) continue;
      unchosen.set(key, own);
      await apply(own).catch(() => {}); // without its texts the language of the device stays
    }
  };
}
