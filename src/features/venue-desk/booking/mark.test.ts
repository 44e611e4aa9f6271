import { expect, test } from 'vitest';
import { isMarked, marked } from './mark.ts';

const AT = '2026-11-26T20:05:00+01:00';
const EARLIER = '2026-11-26T19:00:00+01:00';
const open = { phone: null, paid_at: null, no_show_at: null };

test.each([
  [open, { is_paid: true }, { ...open, paid_at: AT }],
  [{ ...open, paid_at: EARLIER }, { is_paid: false }, open],
  [open, { is_no_show: true }, { ...open, no_show_at: AT }],
  [{ ...open, paid_at: EARLIER, no_show_at: AT }, { is_no_show: false }, { ...open, paid_at: EARLIER }],
])('%o with %o', (before, mark, after) => {
  expect(isMarked(before, mark)).toBe(false);
  expect(marked(before, mark, AT)).toEqual(after);
  expect(isMarked(after, mark)).toBe(true);
});

test('a booking of which the desk says nothing is not marked', () => {
  expect(isMarked(undefined, { is_paid: false })).toBe(false);
});
