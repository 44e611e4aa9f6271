import { coldBrowser, median } from './browser.ts';

/** A bracket of 64 teams at 4× CPU slowdown: ms until the frame that has all of it is painted, and how many elements it has. */
export interface BracketTimes {
  render: number;
  elements: number;
}

const SLOWDOWN = 4;
const GAMES = 127;

/** What the measured page offers (`bracket/main.tsx`). */
interface BracketBench {
  render: () => Promise<number>;
}
declare global {
  interface Window {
    bracketBench: BracketBench;
  }
}

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
    const render = await page.evaluate(() => window.bracketBench.render());
    const drawn = await page.locator('li a').count();
    if (drawn !== GAMES) throw new Error(`${drawn} of ${GAMES} games are drawn`);
    return { render, elements: await page.locator('#root *').count() };
  });
}
