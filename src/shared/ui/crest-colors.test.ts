import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { crestColors } from './crest-colors.ts';

const names = Array.from({ length: 200 }, (_, n) => [`Ekipi ${n}`, `ekipi-${n}`] as const);

describe('the colours of a crest', () => {
  it('[R34] are the same for the same name and slug, and follow each of them', () => {
    expect(crestColors('Kalaja United', 'kalaja-united')).toEqual(crestColors('Kalaja United', 'kalaja-united'));
    expect(new Set(names.map(([name]) => crestColors(name, 'x')[0])).size).toBe(8);
    expect(new Set(names.map(([, slug]) => crestColors('x', slug)[1])).size).toBe(7);
  });
  it('are two, and white letters can be read on both', () => {
    for (const [name, slug] of names) {
      const [shield, pattern] = crestColors(name, slug);
      expect(shield).not.toBe(pattern);
      expect(Math.min(contrast('#FFFFFF', shield), contrast('#FFFFFF', pattern))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
