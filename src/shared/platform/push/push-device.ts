import { nativeShell } from '../capacitor.ts';
import { firebaseConfig, type FirebaseConfig } from '../firebase/config.ts';
import { isInstalled, isIosSafari } from '../installation.ts';
import { WORKER } from '../worker-address.ts';

/** What the app knows of push on this device; `firebase-push.ts` knows the service. */
export interface PushDevice {
  /** What can be done now; the user may have changed it in the browser's settings. */
  place: () => 'unsupported' | 'install-first' | 'blocked' | 'askable' | 'granted';
  /** The browser's own question; only after a press. */
  ask: () => Promise<NotificationPermission>;
  /** Settles once the worker that shows messages is there. A first visit still installs it; where workers are refused it never settles. */
  ready: () => Promise<unknown>;
  /** What the push service calls this device. Without a service it may never settle. */
  subscribe: () => Promise<string>;
  unsubscribe: () => Promise<void>;
  /** What this device is called where its messages come over the realtime database; null where a push service delivers them. */
  localToken: string | null;
  /** To the worker, as if a push service had delivered it. */
  deliver: (key: string, message: unknown) => Promise<void>;
}

/** Of this browser, for the deployment's push service. Source: PWA-23, decision 074. */
export function browserPush(device: string, config: FirebaseConfig = firebaseConfig()): PushDevice {
  const { push } = config;
  const isLocal = push === 'local';
  const localToken = isLocal ? `local-${device}` : null;
  const service = () => import('./firebase-push.ts');
  return {
    place: () => {
      if (push === null || nativeShell() !== null) return 'unsupported';
      if (isIosSafari(navigator) && !isInstalled()) return 'install-first';
      if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
      return ({ default: 'askable', denied: 'blocked', granted: 'granted' } as const)[Notification.permission];
    },
    ask: () => Notification.requestPermission(),
    ready: ownRegistration,
    async subscribe() {
      const registration = await ownRegistration();
      return localToken ?? (await service()).subscribeAtFirebase(config, registration);
    },
    async unsubscribe() {
      if (localToken !== null) return;
      const subscription = await (await ownRegistration()).pushManager.getSubscription();
      if (!subscription) return;
      // first of all: without it nothing arrives, whether or not the service hears of it
      await subscription.unsubscribe();
      await (await service()).forgetToken();
    },
    localToken,
    async deliver(key, message) {
      const { active } = await ownRegistration();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
      active?.postMessage({ type: 'push', key, data: message });
    },
  };
}

/** Of the product's only worker; the updates register it. */
async function ownRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.ready;
  if (!registration.active?.scriptURL.endsWith(WORKER)) throw new Error('Another worker has this page.');
  return registration;
}
