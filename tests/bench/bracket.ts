import { coldBrowser, median } from './browser.ts';

/** Milliseconds until the frame with a bracket of 64 teams is painted, at 4× CPU slowdown, and its elements. */
export interface BracketTimes {
  render: number;
  elements: number;
}

const SLOWDOWN = 4;

/** Medians of so many runs of the bare boxes and of the app's bracket, one after the other in every run. */
export async function measureBrackets(origin: string, runs: number): Promise<[bare: BracketTimes, app: BracketTimes]> {
  const all: Record<'bare' | 'app', BracketTimes[]> = { bare: [], app: [] };
  for (let run = 0; run < runs; run += 1)
    for (const grid of ['bare', 'app'] as const) all[grid].push(await once(`${origin}/app/?grid=${grid}`));
  const middle = (times: BracketTimes[]): BracketTimes => ({
    render: median(times.map(({ render }) => render)),
    elements: median(times.map(({ elements }) => elements)),
  });
  return [middle(all.bare), middle(all.app)];
}

function once(url: string): Promise<BracketTimes> {
  return coldBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await page.goto(url);
    await page.locator('html[data-ready]').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const render = await page.evaluate(() => (window.bench as unknown as { render: () => Promise<number> }).render());
    const elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
    if ((await page.locator('a').count()) !== 127) throw new Error('a game is missing');
    return { render, elements };
  });
}
