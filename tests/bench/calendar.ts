import type { CDPSession, Page } from '@playwright/test';
import { coldBrowser, median } from './browser.ts';

/** Times of a week calendar of 1,512 cells in ms, at 4× CPU slowdown. */
export interface CalendarTimes {
  render: Moments;
  /** To another week. */
  turn: Moments;
  /** Work of the main thread: until the next frame it would mostly be the wait for that frame. */
  click: number;
  drag: number;
}

/** Until the frame with the cells in sight is painted, and that with all of them: both grids draw those in sight first. */
export interface Moments {
  inSight: number;
  all: number;
}

const SLOWDOWN = 4;

/** What the measured page offers (`calendar/main.tsx`). */
interface Bench {
  render: () => Promise<Moments>;
  turn: (index: number) => Promise<Moments>;
}
declare global {
  interface Window {
    bench: Bench;
  }
}

/** Medians of so many runs of the bare grid and of the app's, one after the other in every run. */
export async function measureCalendars(
  origin: string,
  runs: number,
): Promise<[bare: CalendarTimes, app: CalendarTimes]> {
  const all: Record<'bare' | 'app', CalendarTimes[]> = { bare: [], app: [] };
  for (let run = 0; run < runs; run += 1)
    for (const grid of ['bare', 'app'] as const) all[grid].push(await once(`${origin}/app/?grid=${grid}`));
  const middleOf = (moments: Moments[]): Moments => ({
    inSight: median(moments.map(({ inSight }) => inSight)),
    all: median(moments.map((moment) => moment.all)),
  });
  const middle = (times: CalendarTimes[]): CalendarTimes => ({
    render: middleOf(times.map(({ render }) => render)),
    click: median(times.map(({ click }) => click)),
    drag: median(times.map(({ drag }) => drag)),
    turn: middleOf(times.map(({ turn }) => turn)),
  });
  return [middle(all.bare), middle(all.app)];
}

function once(url: string): Promise<CalendarTimes> {
  return coldBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await page.goto(url);
    await page.locator('html[data-ready]').waitFor();
    // while the browser itself starts, the same drawing takes a third longer
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const render = await page.evaluate(() => window.bench.render());
    // in sight: the grid opens at the present time
    const free = await centre(page, '[data-at="12:26"]:not(:has(button))');
    const click = await work(page, session, () => page.mouse.click(free.x, free.y));
    // a booking, dragged over two free cells: the second one is measured
    const booking = await centre(page, '[data-at="13:26"]');
    await page.mouse.move(booking.x, booking.y);
    await page.mouse.down();
    await page.mouse.move(free.x, free.y, { steps: 2 });
    const beside = await centre(page, '[data-at="11:26"]:not(:has(button))');
    const drag = await work(page, session, () => page.mouse.move(beside.x, beside.y));
    await page.mouse.up();
    const turn = await page.evaluate(() => window.bench.turn(1));
    return { render, click, drag, turn };
  });
}

/** Milliseconds that the main thread is busy with what an action causes, its frame included. */
async function work(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const busy = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  await session.send('Performance.enable');
  const before = await busy();
  await act();
  return (await busy()) - before;
}

async function centre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
