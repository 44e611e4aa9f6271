import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [85_805, '23:50:05'],
])('%i seconds are %s', (seconds, text) => {
  expect(countdown(seconds)).toBe(text);
});
