import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

it.each([
  ['', []],
  ['No link', [{ text: 'No link' }]],
  [
    'See https://fusha.al/app/venue/arena?date=1, and come.',
    [
      { text: 'See ' },
      { text: 'https://fusha.al/app/venue/arena?date=1', href: 'https://fusha.al/app/venue/arena?date=1' },
      { text: ', and come.' },
    ],
  ],
  ['(http://a.al)', [{ text: '(' }, { text: 'http://a.al', href: 'http://a.al' }, { text: ')' }]],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['https://', [{ text: 'https://' }]],
])('%j', (text, parts) => {
  expect(textParts(text)).toEqual(parts);
});
