import lighthouse from 'lighthouse';
import { coldBrowser, median } from './browser.ts';
import { measureAgain } from './measure-again.ts';
import type { Target } from './targets.ts';

/** Medians of simulated mobile runs; times in milliseconds. */
export interface Vitals {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export async function measureVitals(target: Target, runs: number): Promise<Vitals> {
  const all: Vitals[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureAgain(target.name, () => once(target)));
  const middle = (pick: (vitals: Vitals) => number) => median(all.map(pick));
  return {
    score: middle(({ score }) => score),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
  };
}

async function once({ url }: Target): Promise<Vitals> {
  const result = await coldBrowser((_browser, port) =>
    lighthouse(url, { port, output: 'json', onlyCategories: ['performance'], logLevel: 'error' }),
  );
  if (!result || result.lhr.runtimeError) {
    const { code = 'no result', message = '' } = result?.lhr.runtimeError ?? {};
    throw new Error(`Lighthouse could not load ${url}: ${code} ${message}`);
  }
  const { categories, audits: found } = result.lhr;
  const value = (id: string) => found[id]?.numericValue ?? Number.NaN;
  return {
    score: (categories['performance']?.score ?? 0) * 100,
    fcp: value(audits.fcp),
    lcp: value(audits.lcp),
    tbt: value(audits.tbt),
    cls: value(audits.cls),
  };
}
