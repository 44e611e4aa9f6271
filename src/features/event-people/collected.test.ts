import { expect, it } from 'vitest';
import { collected } from './collected.ts';

it('[COM-08] adds up what is paid and what is open, earlier weeks included', () => {
  expect(
    collected([
      { due: 600, owes: 0, has_paid: true },
      { due: 300, owes: 250, has_paid: false },
      { due: 300, owes: 100, has_paid: true },
      { due: null, owes: null, has_paid: null },
    ]),
  ).toEqual({ paid: 1000, open: 550 });
  expect(collected([])).toEqual({ paid: 0, open: 0 });
});
