import { describe, expect, it } from 'vitest';
import { type HandoverEvent, type HandoverState, decideHandover, handoverAt } from './handover.ts';

const settled: HandoverState[] = ['accepted', 'declined', 'withdrawn', 'expired'];
const events: HandoverEvent[] = ['accept', 'decline', 'withdraw', 'changed', 'time'];

describe('[R24] an offered booking', () => {
  it.each<[HandoverEvent, HandoverState, HandoverState | null]>([
    ['accept', 'accepted', null],
    ['decline', 'declined', null],
    ['withdraw', 'withdrawn', null],
    ['changed', 'withdrawn', null],
    ['time', 'offered', 'expired'],
  ])('%s before its start: %s; at its start: %s', (event, before, late) => {
    const offered = { state: 'offered', expires_at: 100 } as const;
    expect(decideHandover(offered, event, 99)).toBe(before);
    expect(decideHandover(offered, event, 100)).toBe(late);
  });

  it.each(settled.flatMap((state) => events.map((event) => [state, event] as const)))(
    'once it is %s, %s has no place',
    (state, event) => {
      expect(decideHandover({ state, expires_at: 100 }, event, 99)).toBeNull();
      expect(handoverAt({ state, expires_at: 100 }, 200)).toBe(state);
    },
  );

  it('expires by itself', () => {
    expect(handoverAt({ state: 'offered', expires_at: 100 }, 99)).toBe('offered');
    expect(handoverAt({ state: 'offered', expires_at: 100 }, 100)).toBe('expired');
  });
});
