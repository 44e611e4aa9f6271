import { toPushMessage } from '../shared/lib/push-message.ts';
import { toInsideAddress, toPageAddress } from '../shared/routing/inside-address.ts';
import type { PushMessage } from '../shared/api/generated/model';

/** What a window of the app is, as far as push goes. */
type AppWindow = Pick<WindowClient, 'url' | 'visibilityState' | 'focused' | 'focus' | 'postMessage'>;

/** The parts of the worker that push needs. */
export interface PushHost {
  origin: string;
  windows: () => Promise<readonly AppWindow[]>;
  open: (address: string) => Promise<unknown>;
  show: (title: string, options: NotificationOptions) => Promise<void>;
}

/** Local keys that were handled; two tabs may hand over the same message. */
const MOST_KEYS = 100;
const ICON = '/app/icons/icon-192.png';
/** Something must be shown: browsers take push away from those who are silent. */
const NAMELESS: PushMessage = { id: '', type: '', title: 'Fusha', body: '', url: '' };

/**
 * What a push says: the data of Firebase Cloud Messaging (`{from, fcmMessageId, notification?, data}`), else its notification, as a console
 * sends one. Null for anything else. Source: PWA-23, decision 074.
 */
export function readPush(payload: unknown): PushMessage | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const said = 'data' in payload ? toPushMessage(payload.data) : null;
  return said ?? ('notification' in payload ? toPushMessage(payload.notification) : null);
}

/** To the windows on screen, which tell it in their own way; where there is none as a notification of the system. */
export async function tell(host: PushHost, message: PushMessage | null): Promise<void> {
  const visible = (await ownWindows(host)).filter(({ visibilityState }) => visibilityState === 'visible');
  if (visible.length > 0) {
    if (message) for (const one of visible) say(one, { type: 'push-message', message });
    return;
  }
  const { id, title, body, url } = message ?? NAMELESS;
  // a grouped notification takes the place of what it said before
  await host.show(title, { body, icon: ICON, tag: id === '' ? 'fusha' : `fusha-${id}`, data: { url } });
}

/** To the page behind a notification, in a window that is there or in a new one; an address that is none of ours opens the app (R7, PWA-06). */
export async function follow(host: PushHost, data: unknown): Promise<void> {
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
  const inside = typeof url === 'string' ? toInsideAddress(url, host.origin) : null;
  const windows = await ownWindows(host);
  const window =
    windows.find(({ focused }) => focused) ??
    windows.find(({ visibilityState }) => visibilityState === 'visible') ??
    windows[0];
  if (!window) return void (await host.open(toPageAddress(inside ?? '/')));
  // a browser that will not bring it to the front still shows the page
  await window.focus().catch(() => {});
  if (inside !== null) say(window, { type: 'navigate', url: inside });
}

/** The browser has another subscription, or none: an open page makes it known. Without one the next start does. */
export async function sayLost(host: PushHost): Promise<void> {
  for (const one of await ownWindows(host)) say(one, { type: 'push-lost' });
}

/** True for the first time that a key is seen. */
export function onceByKey(): (key: unknown) => boolean {
  const seen = new Set<string>();
  return (key) => {
    if (typeof key !== 'string' || seen.has(key)) return false;
    if (seen.size >= MOST_KEYS) seen.clear();
    seen.add(key);
    return true;
  };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's windows have no other target
const say = (to: AppWindow, message: object): void => to.postMessage(message);

const ownWindows = async ({ origin, windows }: PushHost): Promise<readonly AppWindow[]> =>
  (await windows()).filter(({ url }) => url === `${origin}/app` || url.startsWith(`${origin}/app/`));
