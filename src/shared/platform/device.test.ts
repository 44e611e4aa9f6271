import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutOf, watchLayout, type Layout } from './device.ts';

it.each([
  [320, 'phone'],
  [767, 'phone'],
  [768, 'phone'],
  [769, 'tablet'],
  [1920, 'tablet'],
])('[UI-16] %i px is a %s', (width, layout) => expect(layoutOf(width)).toBe(layout));

describe('re-detection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = (redetectOnResize: boolean) => {
    const listeners = new Set<() => void>();
    const source = {
      innerWidth: 400,
      addEventListener: (_: 'resize', listener: () => void) => void listeners.add(listener),
      removeEventListener: (_: 'resize', listener: () => void) => void listeners.delete(listener),
    };
    const detected: Layout[] = [];
    const stop = watchLayout({ source, onDetected: (layout) => void detected.push(layout), redetectOnResize });
    const resize = (width: number): void => {
      source.innerWidth = width;
      for (const listener of listeners) listener();
    };
    return { detected, stop, resize };
  };

  it.each([
    [49, ['phone']],
    [50, ['phone', 'tablet']],
    [51, ['phone', 'tablet']],
  ])('[UI-15] %i ms after a resize: %j', (ms, expected) => {
    const { detected, resize } = start(true);
    resize(1024);
    vi.advanceTimersByTime(ms);
    expect(detected).toEqual(expected);
  });

  it('[UI-15] once after a run of resizes', () => {
    const { detected, resize } = start(true);
    for (const width of [500, 700, 900, 1024]) {
      resize(width);
      vi.advanceTimersByTime(49);
    }
    expect(detected).toEqual(['phone']);
    vi.advanceTimersByTime(1000);
    expect(detected).toEqual(['phone', 'tablet']);
  });

  it('[UI-15] not when it is not configured', () => {
    const { detected, resize, stop } = start(false);
    resize(1024);
    vi.advanceTimersByTime(1000);
    stop();
    expect(detected).toEqual(['phone']);
  });

  it('not after it was stopped, even with a resize under way', () => {
    const { detected, resize, stop } = start(true);
    resize(1024);
    stop();
    resize(1030);
    vi.advanceTimersByTime(1000);
    expect(detected).toEqual(['phone']);
  });
});
