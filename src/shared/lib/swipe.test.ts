import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swipeOf } from './swipe.ts';

describe('a swipe', () => {
  it('[UI-12] needs at least 30 px', () => {
    expect([swipeOf(29, 0), swipeOf(-29, 12), swipeOf(0, 29)]).toEqual([null, null, null]);
    expect([swipeOf(30, 0), swipeOf(0, -30)]).toEqual(['right', 'up']);
    // 41 px across both axes, but none of them is long enough
    expect(swipeOf(29, 28.9)).toBeNull();
  });
  it('[UI-13] goes along the dominant axis', () => {
    expect([swipeOf(40, 35), swipeOf(35, 40)]).toEqual(['right', 'down']);
    expect([swipeOf(-40, 35), swipeOf(35, -40)]).toEqual(['left', 'up']);
    expect([swipeOf(40, 40), swipeOf(-40, 40)]).toEqual([null, null]);
  });
  it('[UI-33] is left, right, up or down by the sign', () => {
    expect([swipeOf(-40, 0), swipeOf(40, 0), swipeOf(0, -40), swipeOf(0, 40)]).toEqual(['left', 'right', 'up', 'down']);
  });
  it('is the opposite one the other way', () => {
    const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
    const px = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(px, px, (dx, dy) => {
        const there = swipeOf(dx, dy);
        expect(swipeOf(-dx, -dy)).toBe(there && opposite[there]);
      }),
    );
  });
});
