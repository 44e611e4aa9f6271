import { describe, expect, it } from 'vitest';
import { type ClosureEvent, type ClosureState, answerUntil, closureAt, decideClosure } from './closure.ts';

const HOUR = 3_600_000;
const states: ClosureState[] = ['asked', 'moved', 'cancelled', 'lapsed', 'kept', 'ended'];
const events: ClosureEvent[] = ['moved', 'cancelled', 'reopened', 'changed', 'time'];

describe('[R31] a question about a closed time', () => {
  it.each<[ClosureEvent, ClosureState, ClosureState | null]>([
    ['moved', 'moved', null],
    ['cancelled', 'cancelled', null],
    ['reopened', 'kept', null],
    ['changed', 'ended', null],
    ['time', 'asked', 'lapsed'],
  ])('%s before the deadline: %s; at the deadline: %s', (event, before, late) => {
    const asked = { state: 'asked', answer_until: 100 } as const;
    expect(decideClosure(asked, event, 99)).toBe(before);
    expect(decideClosure(asked, event, 100)).toBe(late);
  });

  it.each(states.slice(1).flatMap((state) => events.map((event) => [state, event] as const)))(
    'once it is %s, %s has no place',
    (state, event) => {
      expect(decideClosure({ state, answer_until: 100 }, event, 99)).toBeNull();
      expect(decideClosure({ state, answer_until: null }, event, 99)).toBeNull();
      expect(closureAt({ state, answer_until: 100 }, 200)).toBe(state);
    },
  );

  it('lapses by itself', () => {
    expect(closureAt({ state: 'asked', answer_until: 100 }, 99)).toBe('asked');
    expect(closureAt({ state: 'asked', answer_until: 100 }, 100)).toBe('lapsed');
  });

  it('is open for a day, at the latest until two hours before the start', () => {
    expect(answerUntil(48 * HOUR, 0)).toBe(24 * HOUR);
    expect(answerUntil(20 * HOUR, 0)).toBe(18 * HOUR);
    expect(answerUntil(2 * HOUR + 1, 0)).toBe(1);
    expect(answerUntil(2 * HOUR, 0)).toBeNull();
  });
});
