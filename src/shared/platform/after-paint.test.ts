import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames: (() => void)[] = [];

function page(hidden: boolean): void {
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  frames = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for the frame that stands, and runs once', () => {
  page(false);
  const run = vi.fn<() => void>();
  afterPaint(run);
  for (const frame of frames) frame();
  expect(run).not.toHaveBeenCalled(); // the frame is being made
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs after half a second where no frame comes', () => {
  page(false);
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs at once in the background', () => {
  page(true);
  const run = vi.fn<() => void>();
  afterPaint(run);
  expect(run).toHaveBeenCalledTimes(1);
  expect(frames).toEqual([]);
});
