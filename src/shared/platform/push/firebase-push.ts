import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging';
import type { FirebaseConfig } from '../firebase/config.ts';

/** Of this page; the SDK names an installation after its app, so that each must have the same name. */
let messaging: Messaging | null = null;

/** Firebase Cloud Messaging by the real SDK: loaded once somebody wants it. The worker is the app's own (R13). Resolves to the token. */
export function subscribeAtFirebase(
  { apiKey, projectId, appId, push }: FirebaseConfig,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  if (push === null || push === 'local') throw new Error('This deployment has no push service.');
  const { messagingSenderId, vapidKey } = push;
  messaging ??= getMessaging(initializeApp({ apiKey, projectId, appId, messagingSenderId }, 'push'));
  return getToken(messaging, { vapidKey, serviceWorkerRegistration });
}

/** Tells the service. Without a token of this page the SDK would register a worker of its own: the service finds out when it sends. */
export async function forgetToken(): Promise<void> {
  if (messaging) await deleteToken(messaging);
}
