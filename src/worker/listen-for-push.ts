import { follow, onceByKey, type PushHost, readPush, sayLost, tell } from './push.ts';

/** Push and the presses on what it showed. The SDK's own worker is not used (decision 074). */
export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  const host: PushHost = {
    origin: worker.location.origin,
    windows: () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    open: (address) => worker.clients.openWindow(address),
    show: (title, options) => worker.registration.showNotification(title, options),
  };
  const isNew = onceByKey();
  worker.addEventListener('push', (event) => event.waitUntil(tell(host, readPush(payloadOf(event.data)))));
  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    const { data } = event;
    // where no push service delivers it, a page does
    if (isPush(data) && isNew(data.key)) event.waitUntil(tell(host, readPush(data)));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(follow(host, event.notification.data));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    if (event instanceof ExtendableEvent) event.waitUntil(sayLost(host));
  });
}

function payloadOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null; // not JSON
  }
}

const isPush = (data: unknown): data is { key: unknown; data: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'push' && 'key' in data;
