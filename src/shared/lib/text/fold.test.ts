import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Çela', 'cela'],
  ['TIRANË', 'tirane'],
  ['Zoë 5x5', 'zoe 5x5'],
  ['', ''],
])('%j folds to %j', (text, folded) => expect(fold(text)).toBe(folded));
