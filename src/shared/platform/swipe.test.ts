import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { swipeDirection } from './swipe.ts';

it.each([
  [29, 0, null],
  [30, 0, 'right'],
  [31, 0, 'right'],
  [-29, 0, null],
  [-30, 0, 'left'],
  [0, 29, null],
  [0, 30, 'down'],
  [0, -29, null],
  [0, -30, 'up'],
  [29.9, 29.9, null],
] as const)('[UI-12] a movement of %d, %d is %s', (dx, dy, direction) => expect(swipeDirection(dx, dy)).toBe(direction));

it.each([
  [40, 35, 'right'],
  [-40, 35, 'left'],
  [35, 40, 'down'],
  [35, -40, 'up'],
  [40, 40, 'right'],
] as const)('[UI-13] the dominant axis decides: %d, %d is %s', (dx, dy, direction) => expect(swipeDirection(dx, dy)).toBe(direction));

it.each([
  [-40, 0, 'left'],
  [40, 0, 'right'],
  [0, -40, 'up'],
  [0, 40, 'down'],
] as const)('[UI-33] 40 px along %d, %d is %s', (dx, dy, direction) => expect(swipeDirection(dx, dy)).toBe(direction));

it('the opposite movement has the opposite direction; what is no number is no swipe', () => {
  const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
  const px = fc.integer({ min: -500, max: 500 });
  fc.assert(
    fc.property(px, px, (dx, dy) => {
      const direction = swipeDirection(dx, dy);
      expect(swipeDirection(-dx, -dy)).toBe(direction && opposite[direction]);
    }),
  );
  expect(swipeDirection(Number.NaN, 100)).toBeNull();
});
