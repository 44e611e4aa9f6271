import type { LinkSource } from '../../models/deep-links/deep-links.ts';

/** Dispatched by the native wrapper: `window.dispatchEvent(new CustomEvent('fusha:open-url', { detail: { url } }))`. */
const OPEN_URL = 'fusha:open-url';

/** Links are kept until a listener takes them. */
type LinkListener = (source: LinkSource, url: string) => void;

const early: [LinkSource, string][] = [];
let listener: LinkListener = (...link) => void early.push(link);

/** Listens for links from the start, before the code that opens them is loaded. Called once per tab. */
export function listenForLinks(): void {
  window.addEventListener(OPEN_URL, (event) => receive('native', (event as CustomEvent<unknown>).detail)); // only this event is dispatched under the name
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isObject(data) && data['type'] === 'navigate') receive('worker', data);
  });
}

/** Passes on the links so far, and from now on each new one. */
export function takeLinks(next: LinkListener): void {
  listener = next;
  for (const link of early.splice(0)) next(...link);
}

function receive(source: LinkSource, message: unknown): void {
  const url = isObject(message) ? message['url'] : message;
  listener(source, typeof url === 'string' ? url : ''); // an empty url is refused with a warning
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
