import { expect, it } from 'vitest';
import { nextName } from './next-name.ts';

it.each([
  ['Kupa e Dimrit 2026', 'Kupa e Dimrit 2027'],
  ['Liga 2026/27', 'Liga 2027/28'],
  ['Liga 2098-99', 'Liga 2099-00'],
  ['1999', '2000'],
  ['Kupa e Dimrit 5x5', 'Kupa e Dimrit 5x5'],
  ['Liga 2026 e Tiranës', 'Liga 2026 e Tiranës'],
  ['Agimi 12026', 'Agimi 12026'],
  ['Kupa 3026', 'Kupa 3026'],
])('the season after %s is %s', (name, next) => expect(nextName(name)).toBe(next));
