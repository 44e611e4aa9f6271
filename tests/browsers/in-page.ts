/**
 * Runs in the page before the app, in the place of what Playwright does in Chromium: freezes `Date`, collects what went wrong, and finds elements by
 * role and name. A classic script in the page's head, since the WebDriver of WebKit has no script that comes first.
 */
import { becomeOldest } from './oldest.ts';
import { isNamed, nameOf, selectorOf, type Aim } from './names.ts';

/** What a driver asks the page for. */
export interface InPage {
  problems: () => string[];
  /** The visible elements that are in all the elements before them. */
  count: (aims: readonly Aim[]) => number;
  names: (aims: readonly Aim[]) => string[];
  /** Where a press reaches the only one of them; null while there is none, it moves, or something covers it. */
  spot: (aims: readonly Aim[]) => Promise<{ x: number; y: number } | null>;
  hasFocus: (aims: readonly Aim[]) => boolean;
  /** The next page of this tab is left for this address while its pieces are loaded. */
  leaveNext: (address: string) => void;
  /** The addresses of the answers that this device has kept. */
  kept: () => Promise<string[]>;
}

const KEPT = 'test:problems';
const AWAY = 'test:away';
if (/(^|; )oldest=/.test(document.cookie)) becomeOldest();
const real = Date;
const frozen = real.parse(/(?<=fusha-now=)[^;]+/.exec(document.cookie)?.[0] ?? ''); // the cookie that freezes the mock's clock
// a proxy, since `Date()` is called too
globalThis.Date = new Proxy(real, {
  construct: (target, parts: [], own) => Reflect.construct(target, parts.length > 0 ? parts : [frozen], own),
  apply: () => new real(frozen).toString(),
  get: (target, key) => (key === 'now' ? () => frozen : Reflect.get(target, key)),
});

const problems: string[] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as string[]; // written below
const note = (kind: string, ...parts: unknown[]): void => {
  problems.push(
    `${kind}: ${parts.map((part) => (part instanceof Error ? `${part.message}\n${part.stack}` : String(part))).join(' ')}`,
  );
};
// the page that comes next in this tab tells what this one had
addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify(problems)));
let isLeft = false;
addEventListener('beforeunload', ({ isTrusted }) => (isLeft = isTrusted));
addEventListener('error', ({ error, message }) => note('uncaught', error ?? message));
// a file that does not load: the event does not bubble; files that are on their way when the page is left do not arrive
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof Element && !isLeft)
      note('not loaded', target.localName, target.getAttribute('href') ?? target.getAttribute('src'));
  },
  { capture: true },
);
addEventListener('unhandledrejection', ({ reason }) => note('rejected', reason));
document.addEventListener('securitypolicyviolation', (event) =>
  note('policy', event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample),
);
const say = console.error.bind(console);
console.error = (...parts: unknown[]) => {
  note('console', ...parts);
  say(...parts);
};
const send = fetch;
globalThis.fetch = async (...call) => {
  const answer = await send(...call);
  // which Chromium says on its console, and others do not
  if (answer.status >= 400) note('answer', answer.status, new URL(answer.url).pathname);
  return answer;
};

function find(aims: readonly Aim[]): Element[] {
  return aims.reduce<Element[]>(
    (within, aim) => [
      ...new Set(
        within.flatMap((root) =>
          [...root.querySelectorAll(selectorOf(aim.role))].filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              !element.closest('[aria-hidden="true"], [inert]') &&
              isNamed(element, aim),
          ),
        ),
      ),
    ],
    [document.documentElement],
  );
}

// the page is left for this address while its first pieces are on their way
const away = sessionStorage.getItem(AWAY);
if (away !== null) {
  sessionStorage.removeItem(AWAY);
  new MutationObserver((_, observer) => {
    if (!document.querySelector('link[rel="modulepreload"][as="script"]')) return; // of Vite's helper
    observer.disconnect();
    setTimeout(() => location.assign(away));
  }).observe(document, { childList: true, subtree: true });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const placeOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
};

const inPage: InPage = {
  problems: () => problems,
  count: (aims) => find(aims).length,
  names: (aims) => find(aims).map(nameOf),
  spot: async (aims) => {
    const found = find(aims);
    const [element] = found;
    if (!element || found.length > 1) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const before = placeOf(element);
    await nextFrame();
    await nextFrame();
    const { x, y } = placeOf(element);
    const hit = document.elementFromPoint(x, y);
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
    const reaches = hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
    const isAble = !element.matches(':disabled, [aria-disabled="true"]');
    return reaches && isAble && before.x === x && before.y === y ? { x, y } : null;
  },
  hasFocus: (aims) => find(aims).some((element) => element === document.activeElement),
  leaveNext: (address) => sessionStorage.setItem(AWAY, address),
  kept: () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('fusha-answers');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve((reading.result as [owner: string, url: string][]).map(([, url]) => url)); // the pairs of the store
        });
      });
    }),
};
Object.assign(globalThis, { inPage });
