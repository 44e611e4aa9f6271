import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { coldBrowser, median, phonePage } from './browser.ts';
import { Front } from './floor/front.ts';
import { measureVitals } from './lighthouse.ts';
import type { Row } from './table.ts';

/** A front page that was rendered before, in ms after its address was opened. */
interface FrontMoments {
  /** The first frame with a text. */
  paint: number;
  /** The largest element of the screen is painted. */
  largest: number;
  /** Its controls answer. */
  taken: number;
}

/** What is opened, and what stands once the scripts have taken over. */
interface FrontTarget {
  url: string;
  taken: string;
}

const EMPTY = '<div id="root"></div>';

/** A copy of the bare page's build whose page holds what its scripts take over. */
export function withBareFront(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fusha-bare-front-'));
  cpSync(dist, folder, { recursive: true });
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  if (!html.includes(EMPTY)) throw new Error('the bare page has no root');
  const front = renderToString(createElement('main', { 'data-open': false }, createElement(Front)));
  for (const name of ['index.html', 'shell.html'])
    writeFileSync(join(folder, name), html.replace(EMPTY, `<div id="root">${front}</div>`));
  return folder;
}

/** Medians of so many cold visits of each, one after the other in every run, in CPU time of a phone. */
async function measureFronts(targets: readonly FrontTarget[], runs: number): Promise<FrontMoments[]> {
  const measured = targets.map((): FrontMoments[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, target] of targets.entries()) measured[index]?.push(await once(target));
  return measured.map((all) => ({
    paint: median(all.map(({ paint }) => paint)),
    largest: median(all.map(({ largest }) => largest)),
    taken: median(all.map(({ taken }) => taken)),
  }));
}

const SLOWDOWN = 4;

function once({ url, taken }: FrontTarget): Promise<FrontMoments> {
  return coldBrowser(async (browser) => {
    const page = await phonePage(browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript((wanted) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) document.documentElement.dataset['largest'] = String(startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      const look = (now: number) => {
        if (document.querySelector(wanted)) document.documentElement.dataset['taken'] = String(now);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, taken);
    await page.goto(url, { waitUntil: 'commit' });
    const moment = await page.waitForFunction(() => document.documentElement.dataset['taken']);
    await page.waitForLoadState('networkidle'); // what is painted largest is known only when nothing more comes
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    const largest = await page.evaluate(() => document.documentElement.dataset['largest']);
    return { paint: Number(paint), largest: Number(largest), taken: Number(await moment.jsonValue()) };
  });
}

/** The bare page and the app, by their origins: `many` cold visits of each, and as many runs of Lighthouse as of other pages. */
export async function frontRows(
  { bare, app }: { bare: string; app: string },
  { runs, many }: { runs: number; many: number },
): Promise<Row[]> {
  const moments = await measureFronts(
    [
      { url: `${bare}/app/`, taken: 'main[data-taken] h1' },
      { url: `${app}/app/`, taken: '#root:not([data-rendered]) main h1' },
    ],
    many,
  );
  const content = 'main h1';
  const vitals = [
    await measureVitals({ name: 'bare page', url: `${bare}/app/`, content }, runs),
    await measureVitals({ name: '/', url: `${app}/app/`, content }, runs),
  ];
  return [
    { label: 'first paint, 4× (goal 1.2)', unit: 'ms', values: moments.map(({ paint }) => paint) },
    { label: 'largest paint, 4× (goal 1.3)', unit: 'ms', values: moments.map(({ largest }) => largest) },
    { label: 'controls answer, 4×', unit: 'ms', values: moments.map(({ taken }) => taken) },
    { label: 'first paint, Lighthouse (goal 1.2)', unit: 'ms', values: vitals.map(({ fcp }) => fcp) },
    { label: 'largest paint, Lighthouse (goal 1.3)', unit: 'ms', values: vitals.map(({ lcp }) => lcp) },
    { label: 'layout shift', values: vitals.map(({ cls }) => cls), digits: 3 },
  ];
}
