import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeInText, isCode } from './code-in-text.ts';

describe('a code in pasted text', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 12-34-56\n', '123456'],
    ['Fusha: 123456 is your code.', '123456'],
    ['At 19:30: 123456', '123456'],
    ['12345', null],
    ['1234567', null],
    ['code', null],
    ['١٢٣٤٥٦', null],
  ])('%j: %s', (text, code) => expect(codeInText(text, 6)).toBe(code));

  it('has as many digits as are wanted', () => {
    expect(codeInText('Your code is 0042.', 4)).toBe('0042');
    expect(codeInText('Your code is 0042.', 6)).toBeNull();
  });

  it('is found within any words', () => {
    const words = fc.stringMatching(/^[a-zë :.]{0,20}$/);
    const codes = fc.stringMatching(/^\d{6}$/);
    fc.assert(
      fc.property(words, codes, words, (before, code, after) => {
        expect(codeInText(`${before}${code.slice(0, 3)} ${code.slice(3)}${after}`, 6)).toBe(code);
      }),
    );
  });

  it('a code is digits only', () => {
    expect([isCode('123456', 6), isCode('12345', 6), isCode('12345a', 6), isCode('1234567', 6)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
