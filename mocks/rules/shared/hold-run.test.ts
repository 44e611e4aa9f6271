import { describe, expect, it } from 'vitest';
import { decideHold, type HoldRun } from './hold-run.ts';

const MINUTE = 60_000;
/** Starts of holds and the time it is asked for, in minutes; so is what is answered. */
const at = (run: HoldRun, now: number) => {
  const decided = decideHold(
    run.map((start) => start * MINUTE),
    now * MINUTE,
  );
  const until = decided.until / MINUTE;
  return decided.kind === 'held' ? { run: decided.run.map((start) => start / MINUTE), until } : { refusedUntil: until };
};

describe('a time is held', () => {
  it.each<[string, HoldRun, number, object]>([
    ['for five minutes', [], 0, { run: [0], until: 5 }],
    ['no longer for being asked for again', [0], 4, { run: [0], until: 5 }],
    ['anew when it ran out', [0], 5, { run: [0, 5], until: 10 }],
    ['anew a second time', [0, 5], 11, { run: [0, 5, 11], until: 16 }],
    ['not a third time', [0, 5, 11], 16, { refusedUntil: 21 }],
    ['not before others had five minutes', [0, 5, 11], 20.9, { refusedUntil: 21 }],
    ['from the beginning after them', [0, 5, 11], 21, { run: [21], until: 26 }],
    ['from the beginning after any such pause', [0, 5], 15, { run: [15], until: 20 }],
  ])('%s', (_, run, now, expected) => expect(at(run, now)).toEqual(expected));
});
