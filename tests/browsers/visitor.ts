import { expect, vi, type Assertion } from 'vitest';
import { CLOCK_COOKIE, LOCALE_COOKIE, NOW, TOKEN_KEY, type Persona } from '../setup/personas.ts';
import { click, keys, typed, type Browser, type Key, type Tab } from './driver.ts';
import type { Host } from './host.ts';
import type { InPage } from './in-page.ts';
import type { Aim, Role } from './names.ts';

/** Texts that must never be visible: unformatted values and raw answers. */
const MACHINE_TEXT = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|\{"|^\s+at .+:\d+:\d+/m;
/** Of another machine under load; a wait ends as soon as it can. */
const PATIENCE = { timeout: 30_000, interval: 50 };
/** More controls than a page has. */
const STEPS = 150;

/** An element by its role and name, and by a text that it contains. */
export const the = (role: Role, name?: string | RegExp, has?: string): Aim => ({
  role,
  ...(name !== undefined && { name: typeof name === 'string' ? name : { pattern: name.source } }),
  ...(has !== undefined && { has }),
});
const worded = (aims: readonly Aim[]): string => aims.map((aim) => JSON.stringify(aim)).join(' > ');

/** Somebody in front of one of the browsers. Elements are named from the outside in; every step waits for what it needs. */
export interface Visitor {
  go: (path: string) => Promise<void>;
  /** Goes there and on to another page while the pieces of the first are on their way. */
  passes: (path: string, on: string) => Promise<void>;
  sees: (...aims: Aim[]) => Promise<void>;
  missesAll: (...aims: Aim[]) => Promise<void>;
  presses: (...aims: Aim[]) => Promise<void>;
  writes: (text: string, ...aims: Aim[]) => Promise<void>;
  key: (name: Key) => Promise<void>;
  /** Tab until the element has the focus. */
  tabsTo: (...aims: Aim[]) => Promise<void>;
  hasFocus: (...aims: Aim[]) => Promise<void>;
  /** The names of all these elements. */
  finds: (names: readonly string[], ...aims: Aim[]) => Promise<void>;
  kept: InPage['kept'];
  isAt: (path: RegExp) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Problems that a step may have, taken away from what `isSound` fails on. */
  allow: (pattern: RegExp) => void;
  /** One heading of the page, nothing loading, no raw values, no error, no violation of the policy; ends with everything saved. */
  isSound: (heading: string | RegExp) => Promise<void>;
}

interface Options {
  persona?: Persona;
  language?: 'en' | 'sq';
  /** What time it is, for the mock backend too. */
  at?: string;
  /** In a browser as old as the README allows, as far as its objects go. */
  isOldest?: boolean;
}

/** Opens a tab with nothing in it but the language and the token of an account. */
export async function visit(
  browser: Browser,
  host: Host,
  { persona, language = 'en', at = NOW, isOldest }: Options,
): Promise<[Visitor, Tab]> {
  const tab = await browser.tab();
  // a file of the site that loads nothing, since storage needs its origin
  await tab.open(`${host.address}icons/icon-192.png`);
  const token = persona ? await host.become(persona, language) : null;
  await tab.evaluate(`void (document.cookie = '${CLOCK_COOKIE}=${at}; path=/; SameSite=Lax')`);
  await tab.evaluate(`void (document.cookie = '${LOCALE_COOKIE}=${language}; path=/app/; SameSite=Lax')`);
  if (isOldest) await tab.evaluate("void (document.cookie = 'oldest=1; path=/; SameSite=Lax')");
  if (token) await tab.evaluate(`localStorage.setItem('${TOKEN_KEY}', '${token}')`);
  return [visitor(tab, host), tab];
}

/** Asks until the answer is right, and fails with the last one. */
async function until<T>(
  what: string,
  ask: () => Promise<T>,
  judge: (answer: Assertion<void, Awaited<T>>) => void,
): Promise<void> {
  await vi.waitFor(async () => judge(expect(await ask(), what)), PATIENCE);
}

function visitor(tab: Tab, host: Host): Visitor {
  const allowed: RegExp[] = [];
  const ask = <K extends keyof InPage>(what: K, aims?: readonly Aim[]) =>
    tab.evaluate(`inPage.${what}(${aims ? JSON.stringify(aims) : ''})`) as Promise<Awaited<ReturnType<InPage[K]>>>; // in-page.ts answers
  const press = async (aims: readonly Aim[]): Promise<void> => {
    const found: { spot: { x: number; y: number } | null } = { spot: null };
    const look = async () => (found.spot = await ask('spot', aims)) !== null;
    await until(`can be pressed: ${worded(aims)}`, look, (isReachable) => isReachable.toBe(true));
    if (found.spot) await tab.perform(click(found.spot.x, found.spot.y));
  };
  const hasFocus = (...aims: Aim[]) =>
    until(
      `has the focus: ${worded(aims)}`,
      () => ask('hasFocus', aims),
      (isFocused) => isFocused.toBe(true),
    );
  const count = (aims: readonly Aim[], judge: (answer: Assertion<void, number>) => void) =>
    until(worded(aims), () => ask('count', aims), judge);
  return {
    go: (path) => tab.open(host.address + path),
    passes: async (path, on) => {
      await tab.evaluate(`inPage.leaveNext('${host.address}${on}')`);
      // nobody waits for a page that is left
      await tab.evaluate(`void setTimeout(() => location.assign('${host.address}${path}'))`);
    },
    sees: (...aims) => count(aims, (number) => number.toBeGreaterThan(0)),
    missesAll: (...aims) => count(aims, (number) => number.toBe(0)),
    presses: (...aims) => press(aims),
    writes: async (text, ...aims) => {
      await press(aims);
      await hasFocus(...aims);
      await tab.perform(typed(Array.from(text)));
    },
    key: (name) => tab.perform(typed([keys[name]])),
    tabsTo: async (...aims) => {
      for (let step = 0; step < STEPS; step += 1) {
        if (await ask('hasFocus', aims)) return;
        await tab.perform(typed([keys.Tab]));
      }
      throw new Error(`Tab never reached ${worded(aims)}`);
    },
    hasFocus,
    finds: (names, ...aims) =>
      until(
        worded(aims),
        () => ask('names', aims),
        (found) => found.toEqual(names),
      ),
    kept: () => ask('kept'),
    isAt: (path) =>
      until(
        'the address',
        () => tab.evaluate('location.pathname + location.search'),
        (address) => address.toMatch(path),
      ),
    evaluate: tab.evaluate,
    allow: (pattern) => void allowed.push(pattern),
    isSound: async (heading) => {
      const h1 = typeof heading === 'string' ? heading : expect.stringMatching(heading);
      await until(
        'one h1',
        () => ask('names', [the('title')]),
        (titles) => titles.toEqual([h1]),
      );
      await until(
        'nothing loads for ever',
        () => tab.evaluate(`document.querySelectorAll('main [aria-busy="true"], main [role="progressbar"]').length`),
        (busy) => busy.toBe(0),
      );
      const beyond = await tab.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(beyond, 'no sideways scrolling').toBeLessThan(1);
      expect(await tab.evaluate('document.body.innerText'), 'no raw data').not.toMatch(MACHINE_TEXT);
      // the app is asked as by the browser before it leaves: tests/setup/saved.ts
      await until(
        'everything that was pressed is answered',
        () => tab.evaluate("dispatchEvent(new Event('beforeunload', { cancelable: true }))"),
        (isSaved) => isSaved.toBe(true),
      );
      const problems = [...(await ask('problems')), ...tab.reported()];
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
  };
}
