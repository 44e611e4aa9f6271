import { describe, expect, it } from 'vitest';
import { phoneProblem } from './phone.ts';

describe('a phone number', () => {
  it.each(['690000001', '069 123 4567', '+355691234567', '355691234567', ' 069 000 0001 '])(
    'nothing is wrong with %s',
    (number) => {
      expect(phoneProblem(number)).toBeNull();
    },
  );
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['+12ab', 'invalid'],
    ['069-123-4567', 'invalid'],
    ['+1', 'invalid'],
    ['+1234567890123456', 'invalid'],
    ['+12', 'tooShort'],
    ['12345678', 'tooShort'],
    ['1 2 3 4 5 6', 'tooShort'],
    ['069 000 01', 'tooShort'],
  ])('"%s": %s', (number, problem) => {
    expect(phoneProblem(number)).toBe(problem);
  });
});
