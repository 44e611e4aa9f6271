import { coldBrowser, median } from './browser.ts';

/** What competitions show: 127 games of a double elimination of 64 teams, or a table of 40. */
export type Drawing = 'bracket' | 'standings';

/** At 4× CPU slowdown: ms until the frame that has all of it is painted, and how many elements it has. */
export interface DrawingTimes {
  render: number;
  elements: number;
}

const SLOWDOWN = 4;
/** Links of each drawing, one for each game or team. */
const LINKS = { bracket: 127, standings: 40 } as const satisfies Record<Drawing, number>;

/** What the measured page offers (`drawings/main.tsx`). */
interface DrawingBench {
  render: () => Promise<number>;
}
declare global {
  interface Window {
    drawing: DrawingBench;
  }
}

/** Medians of so many runs of the bare drawing and of the app's, one after the other in every run. */
export async function measureDrawing(
  what: Drawing,
  origin: string,
  runs: number,
): Promise<[bare: DrawingTimes, app: DrawingTimes]> {
  const all: Record<'bare' | 'app', DrawingTimes[]> = { bare: [], app: [] };
  for (let run = 0; run < runs; run += 1)
    for (const by of ['bare', 'app'] as const) all[by].push(await once(what, `${origin}/app/?what=${what}&by=${by}`));
  const middle = (times: DrawingTimes[]): DrawingTimes => ({
    render: median(times.map(({ render }) => render)),
    elements: median(times.map(({ elements }) => elements)),
  });
  return [middle(all.bare), middle(all.app)];
}

function once(what: Drawing, url: string): Promise<DrawingTimes> {
  return coldBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await page.goto(url);
    await page.locator('html[data-ready]').waitFor();
    // what loading has left over is no part of the drawing
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const render = await page.evaluate(() => window.drawing.render());
    const links = await page.locator('#root a').count();
    if (links !== LINKS[what]) throw new Error(`${links} of ${LINKS[what]} links are drawn`);
    return { render, elements: await page.locator('#root *').count() };
  });
}
