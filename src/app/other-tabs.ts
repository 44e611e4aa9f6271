import { scopeBind, type Scope } from 'effector';
import '../models/session-end/session-end.model.ts'; // from here on a session that ends unasked is told of
import { tokenGiven } from '../models/session/session.model.ts';
import { watchPage } from '../shared/platform/page-signals.ts';
import { storageKeys } from '../shared/platform/storage-keys.ts';
import type { SafeStorage } from '../shared/platform/storage.ts';

/**
 * The token in local storage is what counts in every tab: who signs out or in elsewhere does so here too. It is compared at once
 * (another tab may have been quicker than this file), when another tab writes it, and when the page comes back from where it
 * heard nothing. Returns how to end it.
 */
export function followOtherTabs(scope: Scope, storage: SafeStorage): () => void {
  const given = scopeBind(tokenGiven, { scope });
  const compare = () => given(storage.read(storageKeys.accessToken));
  const heard = ({ key }: StorageEvent) => {
    if (key === storageKeys.accessToken.name || key === null) compare(); // null: all of it was cleared
  };
  addEventListener('storage', heard);
  const stopPage = watchPage((signal) => (signal === 'shown' || signal === 'page-restored' ? compare() : undefined));
  compare();
  return () => {
    removeEventListener('storage', heard);
    stopPage();
  };
}
