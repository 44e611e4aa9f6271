import { scopeBind, type Scope } from 'effector';
import '../../models/session-end/session-end.model.ts'; // reports sessions that end without a sign-out in this tab
import { tokenGiven } from '../../models/session/session.model.ts';
import { watchPage } from '../../shared/platform/page-signals.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';

/**
 * The token in local storage counts for every tab: a sign-out or sign-in in one applies to all. It is compared at once (another tab
 * may have changed it before this was loaded), when another tab writes it, and when the page becomes visible or is restored, since
 * it receives no events before. Returns a function that stops it.
 */
export function followOtherTabs(scope: Scope, storage: SafeStorage): () => void {
  const given = scopeBind(tokenGiven, { scope });
  const compare = () => given(storage.read(storageKeys.accessToken));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKeys.accessToken.name || key === null) compare(); // null: storage was cleared
  };
  addEventListener('storage', onStorage);
  const stopPage = watchPage((signal) => (signal === 'shown' || signal === 'page-restored' ? compare() : undefined));
  compare();
  return () => {
    removeEventListener('storage', onStorage);
    stopPage();
  };
}
