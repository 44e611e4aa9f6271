import type { LinkSource } from '../models/deep-links/deep-links.ts';

/** The wrapper's: `window.dispatchEvent(new CustomEvent('fusha:open-url', { detail: { url } }))`. */
const OPEN_URL = 'fusha:open-url';

/** Whoever opens links; what has come before is kept until there is somebody. */
type LinkListener = (source: LinkSource, url: string) => void;

const early: [LinkSource, string][] = [];
let listener: LinkListener = (...link) => void early.push(link);

/** Hears links from the start, when what opens them is not loaded yet. Once per tab. */
export function listenForLinks(): void {
  window.addEventListener(OPEN_URL, (event) => hear('native', (event as CustomEvent<unknown>).detail)); // other events have no detail
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isObject(data) && data['type'] === 'navigate') hear('worker', data);
  });
}

/** Hands over what has been heard so far, and from now on each link as it comes. */
export function takeLinks(next: LinkListener): void {
  listener = next;
  for (const link of early.splice(0)) next(...link);
}

function hear(source: LinkSource, message: unknown): void {
  const url = isObject(message) ? message['url'] : message;
  listener(source, typeof url === 'string' ? url : ''); // an empty one is refused, with a warning
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
