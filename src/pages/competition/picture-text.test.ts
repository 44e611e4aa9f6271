import { expect, it } from 'vitest';
import { fitText, oneLine } from './picture-text.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => (Array.from(text).length * size) / 2;
const room = { width: 200, lines: 2, sizes: [40, 20] } as const;

it.each([
  ['Agimi 2008', 40, ['Agimi 2008']],
  ['Agimi i Ri 2008', 40, ['Agimi i Ri', '2008']],
  // three lines of the larger size
  ['Klubi Sportiv Agimi', 20, ['Klubi Sportiv Agimi']],
  ['Klubi Sportiv i Lagjes Agimi 2008', 20, ['Klubi Sportiv i', 'Lagjes Agimi 2008']],
  // longer than both lines
  ['Klubi Sportiv i Lagjes Agimi dhe Shqiponjat 2008', 20, ['Klubi Sportiv i', 'Lagjes Agimi dhe Sh…']],
  // one long word is broken
  ['Superkampionatshqiptar2026', 20, ['Superkampionatshqipt', 'ar2026']],
  ['Superkampionatshqiptarimotrave2026vjeshtë', 20, ['Superkampionatshqipt', 'arimotrave2026vjesh…']],
  ['', 40, []],
])('%s stands in %i px as %j', (text, size, lines) => expect(fitText(text, room, measure)).toEqual({ size, lines }));

it('a line ends with a sign of what is left out', () => {
  expect(oneLine('Çlirimtarët', 100, 20, measure)).toBe('Çlirimtar…');
  expect(oneLine('Çlirimtarë', 100, 20, measure)).toBe('Çlirimtarë');
  expect(oneLine('Deti i Ri FK', 100, 20, measure)).toBe('Deti i Ri…');
});
