import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('writes rows with the mark of UTF-8, commas and CRLF', () => {
  expect(
    toCsv([
      ['Dita', 'Orë'],
      ['2026-11-23', 12],
      ['2026-11-24', null],
    ]),
  ).toBe('\ufeffDita,Orë\r\n2026-11-23,12\r\n2026-11-24,\r\n');
});

it.each([
  ['Fusha 1, salla', '"Fusha 1, salla"'],
  ['5 "a side"', '"5 ""a side"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['', ''],
])('quotes %j as RFC 4180 says', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\ufeff${cell}\r\n`);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+355690000001', "'+355690000001"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('keeps a spreadsheet from running %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\ufeff${cell}\r\n`);
});

it('leaves a negative number a number', () => expect(toCsv([[-5, 0]])).toBe('\ufeff-5,0\r\n'));
