import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPins } from './pin-groups.ts';

const spot = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });

describe('groupPins', () => {
  it('loses no pin and lets no two groups cover each other', () => {
    fc.assert(
      fc.property(fc.array(spot), (spots) => {
        const groups = groupPins(spots, (pin) => pin);
        expect(groups.flat().toSorted(order)).toEqual(spots.toSorted(order));
        const firsts = groups.map(([first]) => first);
        for (const [index, a] of firsts.entries()) {
          for (const b of firsts.slice(index + 1))
            expect(a && b && (Math.abs(a.x - b.x) >= 84 || Math.abs(a.y - b.y) >= 68)).toBe(true);
        }
      }),
    );
  });
});

const order = (a: { x: number; y: number }, b: { x: number; y: number }) => a.x - b.x || a.y - b.y;
