import type { Browser } from '@playwright/test';

/** What is read of an event of Chromium's trace; times in microseconds, by one clock for all pages. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

const TASK = 'ThreadControllerImpl::RunTask';

/** Everything that a browser does meanwhile: its tasks, and the marks of its pages. */
export async function traced(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const tracing = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // as Chromium writes them
  const ended = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] } });
  await act();
  await tracing.send('Tracing.end');
  await ended;
  return events;
}

/** Tasks of the main thread that has set this mark. */
export function tasksBeside({ pid, tid }: TraceEvent, events: readonly TraceEvent[]): { ts: number; dur: number }[] {
  return events
    .filter((event) => event.name === TASK && event.ph === 'X' && event.pid === pid && event.tid === tid)
    .map(({ ts, dur = 0 }) => ({ ts, dur }));
}
