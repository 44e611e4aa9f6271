import { describe, expect, it } from 'vitest';
import {
  decideLoading,
  estimateProgress,
  notLoading,
  shownProgress,
  type LoadingEvent,
  type LoadingState,
} from './loading.ts';

const waiting: LoadingState = { kind: 'waiting', since: 1000 };
const running: LoadingState = { kind: 'running', since: 1000, progress: 0 };
const finishing: LoadingState = { kind: 'finishing', since: 1000 };
const resetting: LoadingState = { kind: 'resetting', since: 1000 };
const runningAt = (since: number, now: number): LoadingState => ({
  kind: 'running',
  since,
  progress: estimateProgress(now - since),
});

describe('every state × event', () => {
  it('starts idle', () => expect(notLoading).toEqual({ kind: 'idle' }));
  it.each<[LoadingState, LoadingEvent['type'], number, LoadingState, number | null]>([
    [notLoading, 'started', 5, { kind: 'waiting', since: 5 }, 200],
    [notLoading, 'finished', 5, notLoading, null],
    [notLoading, 'elapsed', 5, notLoading, null],
    [waiting, 'started', 1100, waiting, null],
    [waiting, 'finished', 1150, notLoading, null],
    [waiting, 'elapsed', 1199, waiting, 1],
    [waiting, 'elapsed', 1200, runningAt(1200, 1200), 100],
    [waiting, 'elapsed', 1201, runningAt(1201, 1201), 100],
    [running, 'started', 1100, running, null],
    [running, 'finished', 1100, { kind: 'finishing', since: 1100 }, 500],
    [running, 'elapsed', 1500, runningAt(1000, 1500), 100],
    [finishing, 'started', 1100, runningAt(1100, 1100), 100],
    [finishing, 'finished', 1100, finishing, null],
    [finishing, 'elapsed', 1499, finishing, 1],
    [finishing, 'elapsed', 1500, { kind: 'resetting', since: 1500 }, 400],
    [finishing, 'elapsed', 1501, { kind: 'resetting', since: 1501 }, 400],
    [resetting, 'started', 1100, { kind: 'waiting', since: 1100 }, 200],
    [resetting, 'finished', 1100, resetting, null],
    [resetting, 'elapsed', 1399, resetting, 1],
    [resetting, 'elapsed', 1400, notLoading, null],
    [resetting, 'elapsed', 1401, notLoading, null],
  ])('%j + %s at %i', (state, type, now, next, ms) => {
    const commands = ms === null ? [] : [{ type: 'start-timer', ms }];
    expect(decideLoading(state, { type, now })).toEqual({ state: next, commands });
  });
});

describe('[UI-19] the estimate', () => {
  it('is half at half of 2000 ms, 70 % at 2000 ms, and never 100', () => {
    expect(estimateProgress(0)).toBe(0);
    expect(estimateProgress(1000)).toBeCloseTo(50, 10);
    expect(estimateProgress(2000)).toBeCloseTo(70.483, 3);
    expect(estimateProgress(10 * 60_000)).toBeLessThan(100);
  });

  it('grows, and a clock that runs back is at 0', () => {
    for (let ms = 0; ms < 10_000; ms += 50) expect(estimateProgress(ms + 50)).toBeGreaterThan(estimateProgress(ms));
    expect(estimateProgress(-1)).toBe(0);
  });
});

it.each<[LoadingState, number | null]>([
  [notLoading, null],
  [waiting, null],
  [{ kind: 'running', since: 0, progress: 12 }, 12],
  [finishing, 100],
  [resetting, null],
])('[UI-20] %j shows %j', (state, progress) => expect(shownProgress(state)).toBe(progress));
