import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { build } from 'vite';
import { coldBrowser, median } from './browser.ts';
import type { Row } from './table.ts';

/** A repeat visit from the home screen without a network, in ms after the address was opened. */
interface ColdStart {
  paint: number;
  complete: number;
}
/** What is opened, and what of it makes it complete without a network. */
interface Start {
  url: string;
  content: string;
  /** Its worker is registered here: the bare page has no code for it. */
  isBare: boolean;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true } as const;
const CARDS = 'main li a[href*="/venue/"]';

/** A copy of the bare page's build with a worker of the same technique: Workbox's list of all files, and the page for every address. */
export async function withBareWorker(dist: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fusha-bare-'));
  cpSync(dist, folder, { recursive: true });
  const list = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map((entry) => ({ url: `/app/${relative(folder, join(entry.parentPath, entry.name))}`, revision: 'bare' }));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __PRECACHE__: JSON.stringify(list) },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'bare-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  return folder;
}

/** A copy of the build without its worker: registering it fails. */
export function withoutWorker(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fusha-no-worker-'));
  cpSync(dist, folder, { recursive: true });
  rmSync(join(folder, 'sw.js'));
  return folder;
}

/** Medians of so many cold starts of each, one after the other in every run. Each has been visited once with a network. */
async function measureColdStarts(starts: readonly Start[], runs: number): Promise<ColdStart[]> {
  const measured = starts.map((): ColdStart[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, start] of starts.entries())
      measured[index]?.push(await coldBrowser((one) => coldStart(one, start)));
  return measured.map((all) => ({
    paint: median(all.map(({ paint }) => paint)),
    complete: median(all.map(({ complete }) => complete)),
  }));
}

async function coldStart(browser: Browser, { url, content, isBare }: Start): Promise<ColdStart> {
  const context = await browser.newContext(PHONE);
  const first = await context.newPage();
  await first.goto(url);
  await first.locator(CARDS).first().waitFor();
  if (isBare) await first.evaluate(registerBare);
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await first.close();
  await context.setOffline(true);
  return momentsOf(context, url, content);
}

/** Runs in the page, whose headers ask for a policy. */
function registerBare(): Promise<unknown> {
  interface Policies {
    createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string };
  }
  const { trustedTypes } = globalThis as unknown as { trustedTypes: Policies }; // Chromium has them
  const policy = trustedTypes.createPolicy('app', { createScriptURL: (address: string) => address });
  return navigator.serviceWorker.register(policy.createScriptURL('/app/sw.js'), { scope: '/app/' });
}

/** A new tab, from its address to the frame that has the content. */
async function momentsOf(context: BrowserContext, url: string, content: string): Promise<ColdStart> {
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    const look = (now: number) => {
      if (document.querySelector(wanted)) document.documentElement.dataset['complete'] = String(now);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, content);
  await page.goto(url, { waitUntil: 'commit' });
  const complete = await page.waitForFunction(() => document.documentElement.dataset['complete']);
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return { complete: Number(await complete.jsonValue()), paint: Number(await paint.jsonValue()) };
}

/** The first card of first visits, each in a browser of its own: medians of the app with its worker and without. */
async function measureFirstVisits(urls: readonly string[], runs: number): Promise<number[]> {
  const measured = urls.map((): number[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries())
      measured[index]?.push(
        await coldBrowser(async (browser) => {
          const { complete } = await momentsOf(await browser.newContext(PHONE), url, CARDS);
          return complete;
        }),
      );
  return measured.map(median);
}

/** By their origins; `runs` of each. */
export async function offlineRows(
  origins: { bare: string; app: string; withoutWorker: string },
  runs: number,
): Promise<Row[]> {
  // what is known without a network: the cards that were kept, or that they cannot be had
  const content = 'main :is([role=alert], li)';
  const starts = await measureColdStarts(
    [
      { url: `${origins.bare}/app/venues`, content, isBare: true },
      { url: `${origins.app}/app/venues`, content, isBare: false },
    ],
    runs,
  );
  const first = await measureFirstVisits([`${origins.withoutWorker}/app/venues`, `${origins.app}/app/venues`], runs);
  return [
    { label: 'without a network: first paint', unit: 'ms', values: starts.map(({ paint }) => paint) },
    { label: 'without a network: the page', unit: 'ms', values: starts.map(({ complete }) => complete) },
    { label: 'first visit: first card, without and with the worker', unit: 'ms', values: first },
  ];
}
