import { expect, it } from 'vitest';
import { cx } from './cx.ts';

it('joins the class names that apply', () => {
  expect(cx('cell', false, 'past', null, undefined)).toBe('cell past');
  expect(cx(false, 'cell')).toBe('cell');
  expect(cx(null, undefined, '')).toBe('');
});
