import { coldBrowser, median, phonePage } from './browser.ts';
import type { Target } from './targets.ts';

/** Main-thread time until the content has a box, in ms at 4× CPU slowdown. */
export interface MainThread {
  /** Evaluating and running scripts. */
  script: number;
  /** All tasks: scripts, style, layout, parsing. */
  tasks: number;
}

const SLOWDOWN = 4;

/** Medians of so many runs of each page, one page after the other in every run, so that a noisy minute meets all of them. */
export async function measureMainThread(pages: Target[], runs: number): Promise<MainThread[]> {
  const measured = pages.map((): MainThread[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, page] of pages.entries()) measured[index]?.push(await measureOnce(page));
  }
  return measured.map((all) => ({
    script: median(all.map(({ script }) => script)),
    tasks: median(all.map(({ tasks }) => tasks)),
  }));
}

function measureOnce({ url, content }: Target): Promise<MainThread> {
  return coldBrowser(async (browser) => {
    const page = await phonePage(browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor();
    const { metrics } = await session.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
    return { script: ms('ScriptDuration'), tasks: ms('TaskDuration') };
  });
}
