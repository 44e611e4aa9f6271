import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
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

/** Part of Lighthouse's report. */
const Report = z.object({
  categories: z.object({ performance: z.object({ score: z.number().nullable() }) }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** Installed by `run.mjs --tools bench`: it is bigger than the app's own dependencies. */
const cli = join(import.meta.dirname, '../../tools/bench/node_modules/lighthouse/cli/index.js');
const FLAGS = ['--output=json', '--output-path=stdout', '--only-categories=performance', '--quiet'];

/** Fails with what Lighthouse wrote to its error output. */
async function once({ url }: Target): Promise<Vitals> {
  const { stdout } = await coldBrowser((_browser, port) =>
    promisify(execFile)(
      process.execPath,
      [cli, url, `--port=${port}`, ...FLAGS, '--no-enable-error-reporting'],
      { maxBuffer: 64_000_000 }, // a report is about 1 MB
    ),
  );
  const { categories, audits: found } = Report.parse(JSON.parse(stdout));
  const value = (id: string) => found[id]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance.score ?? 0) * 100,
    fcp: value(audits.fcp),
    lcp: value(audits.lcp),
    tbt: value(audits.tbt),
    cls: value(audits.cls),
  };
}
