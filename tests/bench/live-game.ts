import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTimeout as pass } from 'node:timers/promises';
import { Guard } from '../setup/guard.ts';
import { AWAY, GAME, HOME, openTracker } from '../setup/tracked-game.ts';
import { coldBrowser, median } from './browser.ts';
import { playUntilLate, readGame, visit } from './live-world.ts';
import { tasksBeside, traced, type TraceEvent } from './trace.ts';

/** What a page of a game costs in its last minutes. */
export interface GamePage {
  /** JavaScript heap at the end, without what is free: bytes. */
  heap: number;
  /** Of the main thread because of one entry, at 4× CPU slowdown: its longest task, and all of them beyond those of a quiet moment; ms. */
  longest: number;
  tasks: number;
}
/** A game of 90 minutes that one phone tracks and another one watches. */
export interface LiveGame {
  /** From a press of who tracks to the frame of who watches: ms. */
  seen: { middle: number; slowest: number };
  /** From a press to the next frame of who tracks, by the browser's event timing, at 4× CPU slowdown: ms. */
  press: number;
  /** Of the whole log. */
  entries: number;
  watcher: GamePage;
  tracker: GamePage;
}

const SLOWDOWN = 4;
/** Goals whose way is timed, then entries whose work is. */
const [GOALS, WORKS] = [50, 20];
/** Pages read again at most once a second: what comes sooner would wait for that. */
const QUIET_MS = 1_300;
/** Marks in the trace: a press, a moment without one, and the page of who watches. */
const [PRESS, QUIET, WATCHER] = ['bench-press', 'bench-quiet', 'bench-watcher'];

/** Two phones of one browser, whose pages have a process each. */
export function measureLiveGame(origin: string): Promise<LiveGame> {
  return coldBrowser(async (browser) => {
    const guard = new Guard();
    const [{ page: tracker, ...manager }, { page: watcher }] = [
      await visit(browser, origin, guard, 'organizationManager'),
      await visit(browser, origin, guard, 'player'),
    ];
    await playUntilLate({ page: tracker, ...manager });
    const joined = watcher.waitForResponse((response) => response.url().includes('/realtime/join-room'));
    await watcher.goto(GAME);
    await joined;
    await openTracker(tracker);
    const { game } = await readGame(manager.context.request);
    const seen = await timeGoals(tracker, watcher, { home: game.score.home ?? 0, away: game.score.away ?? 0 });
    const { press, events } = await traceEntries(browser, tracker, watcher);
    const own = (name: string) => {
      const mark = events.find((one) => one.name === name);
      if (!mark) throw new Error(`the trace lacks ${name}`);
      return mark;
    };
    const log = await readGame(manager.context.request);
    guard.assertQuiet();
    return {
      seen,
      press,
      entries: log.events.length,
      watcher: { heap: await heapOf(watcher), ...workOf(own(WATCHER), events) },
      tracker: { heap: await heapOf(tracker), ...workOf(own(PRESS), events) },
    };
  });
}

async function timeGoals(
  tracker: Page,
  watcher: Page,
  score: { home: number; away: number },
): Promise<LiveGame['seen']> {
  const press = { home: await presser(tracker, `Goal, ${HOME}`), away: await presser(tracker, `Goal, ${AWAY}`) };
  const times: number[] = [];
  for (let n = 0; n < GOALS; n += 1) {
    await pass(QUIET_MS);
    const side = n % 2 === 0 ? 'home' : 'away';
    score[side] += 1;
    const shown = drawn(watcher, `Score${score.home}–${score.away}`);
    const began = performance.now();
    await press[side]();
    await shown;
    times.push(performance.now() - began);
  }
  return { middle: median(times), slowest: Math.max(...times) };
}

/** Goals and cards in turn at 4× CPU slowdown, each after a quiet moment; the median time of a press, and what both pages did. */
async function traceEntries(
  browser: Browser,
  tracker: Page,
  watcher: Page,
): Promise<{ press: number; events: TraceEvent[] }> {
  const names = [`Goal, ${HOME}`, `Yellow card, ${AWAY}`, `Goal, ${AWAY}`, `Yellow card, ${HOME}`];
  const presses = await Promise.all(names.map((name) => presser(tracker, name)));
  for (const page of [tracker, watcher]) {
    const session = await sessionOf(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  await noteEvents(tracker);
  const durations: number[] = [];
  const events = await traced(browser, async () => {
    await mark(watcher, WATCHER);
    for (let n = 0; n < WORKS; n += 1) {
      await mark(tracker, QUIET);
      await pass(QUIET_MS);
      await mark(tracker, PRESS);
      await presses[n % presses.length]?.();
      await pass(QUIET_MS);
      durations.push(await takeLongestEvent(tracker));
    }
  });
  return { press: median(durations), events };
}

/** What the main thread that has set `own` did because of the presses of a trace. */
function workOf(own: TraceEvent, events: readonly TraceEvent[]): Pick<GamePage, 'longest' | 'tasks'> {
  const tasks = tasksBeside(own, events);
  const after = (wanted: string) =>
    events
      .filter(({ name }) => name === wanted)
      .map(({ ts: from }) =>
        tasks.filter(({ ts }) => ts >= from && ts < from + 1000 * QUIET_MS).map(({ dur }) => dur / 1000),
      );
  const sums = (moments: number[][]) => moments.map((durations) => durations.reduce((sum, one) => sum + one, 0));
  return {
    longest: median(after(PRESS).map((durations) => Math.max(0, ...durations))),
    tasks: median(sums(after(PRESS))) - median(sums(after(QUIET))),
  };
}

/** Presses a button of the tracker where it stands, without looking at the page before. */
async function presser(page: Page, name: string): Promise<() => Promise<void>> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`no ${name}`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Resolves after the frame that has the score. */
const drawn = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const painted = new MessageChannel();
        painted.port1.addEventListener('message', () => resolve());
        painted.port1.start();
        const observer = new MutationObserver(look);
        function look() {
          if (![...document.querySelectorAll('article p')].some((one) => one.textContent === wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => painted.port2.postMessage(null));
        }
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        look();
      }),
    text,
  );

const mark = (page: Page, name: string) => page.evaluate((one) => void performance.mark(one), name);

/** Notes the longest event on the document, by the browser's own timing. */
const noteEvents = (page: Page) =>
  page.evaluate(() => {
    // 16 ms is the lowest threshold; the option is too new for the DOM's types
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const longest = Number(document.documentElement.dataset['longest'] ?? 0);
        document.documentElement.dataset['longest'] = String(Math.max(longest, duration));
      }
    }).observe(events);
  });

/** What was noted since it was asked for last. */
const takeLongestEvent = (page: Page) =>
  page.evaluate(() => {
    const longest = Number(document.documentElement.dataset['longest'] ?? 0);
    delete document.documentElement.dataset['longest'];
    return longest;
  });

async function heapOf(page: Page): Promise<number> {
  const session = await sessionOf(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

const sessionOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);
