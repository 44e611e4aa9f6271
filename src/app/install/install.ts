import { scopeBind, type Scope } from 'effector';
import { installMachine } from '../../models/install/install.model.ts';
import type { InstallEvent } from '../../models/install/install.ts';
import { bindRunner } from '../../models/machine.ts';
import { isInstalled, isIosSafari } from '../../shared/platform/installation.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';
import { takeOffers } from './early-offer.ts';

const key = storageKeys.hideInstall;

/**
 * Passes on what the browser offers, and what it and other tabs say came of it; keeps a dismissal on this device, whoever is signed in
 * (PWA-11 … PWA-14). Returns a function that stops it.
 */
export function startInstall(scope: Scope, storage: SafeStorage): () => void {
  const report = scopeBind(installMachine.occurred, { scope });
  let offer: BeforeInstallPromptEvent | undefined;
  bindRunner(scope, installMachine, async ({ type }) => {
    if (type === 'remember') storage.write(key, '1');
    else report({ type: await ask(offer) });
  });
  const stop = new AbortController();
  addEventListener('appinstalled', () => report({ type: 'installed' }), stop);
  addEventListener(
    'storage',
    (event) =>
      event.key === key.name && event.newValue !== null ? report({ type: 'dismissed-elsewhere' }) : undefined,
    stop,
  );
  report({
    type: 'started',
    isInstalled: isInstalled(),
    isDismissed: storage.read(key) !== null,
    needsGuide: isIosSafari(navigator),
  });
  takeOffers((next) => {
    offer = next;
    report({ type: 'offered' });
  });
  return () => stop.abort();
}

/** Opens the browser's dialog; it can be opened once for each offer. */
async function ask(offer: BeforeInstallPromptEvent | undefined): Promise<Exclude<InstallEvent['type'], 'started'>> {
  try {
    await offer?.prompt();
    const choice = await offer?.userChoice;
    return choice?.outcome === 'accepted' ? 'accepted' : 'refused';
  } catch (error) {
    console.warn(error);
    return 'failed';
  }
}
