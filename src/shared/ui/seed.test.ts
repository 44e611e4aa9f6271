import { expect, test } from 'vitest';
import { initialsOf } from './monogram.tsx';
import { pick, seedOf } from './seed.ts';

test('one id, one seed', () => {
  expect(seedOf(17)).toBe(seedOf('17'));
  expect(seedOf('')).toBeGreaterThanOrEqual(0);
});

test.each([0, 1, 2])('neighbouring ids spread over all choices (turn %i)', (turn) => {
  const choices = [0, 1, 2, 3, 4, 5] as const;
  const counts = choices.map(() => 0);
  for (let id = 1; id <= 600; id += 1) {
    const choice = pick(choices, seedOf(id), turn);
    counts[choice] = (counts[choice] ?? 0) + 1;
  }
  for (const count of counts) expect(count).toBeGreaterThan(60);
});

test.each([
  ['Arta Hoxha', 'AH'],
  ['çelësi i fundit', 'ÇF'],
  ['Vllaznia', 'V'],
  ['FK  Tirana-Jug', 'FJ'],
  ['', '?'],
  ['⚽️ !!', '?'],
])('initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
