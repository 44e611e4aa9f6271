import { describe, expect, it } from 'vitest';
import { daysOf, quickDayOf } from './event-days.ts';

// 2026-11-24 is a Tuesday, 2026-11-28 a Saturday
const TUESDAY = '2026-11-24';

describe('the days of a search for events', () => {
  it.each([
    ['today', { from: '2026-11-24', to: '2026-11-24' }],
    ['tomorrow', { from: '2026-11-25', to: '2026-11-25' }],
    ['weekend', { from: '2026-11-28', to: '2026-11-29' }],
    ['week', { from: '2026-11-24', to: '2026-11-30' }],
    ['past', { when: 'past' }],
    ['upcoming', {}],
  ] as const)('%s', (quick, days) => {
    expect(daysOf(quick, TUESDAY)).toEqual(days);
    expect(quickDayOf(daysOf(quick, TUESDAY), TUESDAY)).toBe(quick);
  });
  it('a weekend that has begun is the present one', () => {
    expect(daysOf('weekend', '2026-11-28')).toEqual({ from: '2026-11-28', to: '2026-11-29' });
    expect(daysOf('weekend', '2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-11-29' });
  });
  it('other days have no name', () => {
    expect(quickDayOf({ from: '2026-12-24', to: '2026-12-24' }, TUESDAY)).toBeUndefined();
  });
});
