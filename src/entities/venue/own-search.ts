import { apiContext } from '../../shared/api/context.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';

/** The player's default sport and city as the query of an address; null without. A copy of the settings, known before any answer (038). */
export function ownSearch(): string | null {
  const { isComplete, getModule } = apiContext();
  return isComplete() && getModule() === 'base' ? browserStorage.read(storageKeys.ownSearch) : null;
}
