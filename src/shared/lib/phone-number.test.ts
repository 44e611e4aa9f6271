import examples from 'libphonenumber-js/examples.mobile.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_PREFIXES } from './phone-prefixes.ts';
import {
  dialledPhone,
  isSamePhone,
  phoneFields,
  phoneLineDigits,
  phoneLineLink,
  phoneLineText,
  phoneText,
  storedPhone,
  storedPhoneLine,
} from './phone-number.ts';
import { phoneProblem } from './phone.ts';

const of = (phone_prefix: string, phone_number: string) => ({ phone_prefix, phone_number });
/** Dialled before a national number; the others have none. */
const TRUNKS: Record<string, string> = {
  '+355': '0',
  '+383': '0',
  '+389': '0',
  '+382': '0',
  '+49': '0',
  '+41': '0',
  '+43': '0',
  '+44': '0',
  '+1': '1',
};
const mobile = new Map(
  PHONE_PREFIXES.map(({ country, prefix }) => [prefix, examples[country.toUpperCase() as keyof typeof examples]]), // every country has one
);
const anyPrefix = fc.constantFrom(...PHONE_PREFIXES.map(({ prefix }) => prefix));
const spaced = (digits: string, at: readonly number[]) =>
  digits.replaceAll(/./g, (digit, index: number) => (at.includes(index) ? ` ${digit}` : digit));

describe('a number as people type it', () => {
  it.each([
    ['+355', '069 111 2201', '+355', '691112201'],
    ['+355', '0691112201', '+355', '691112201'],
    ['+355', '69 111 2201', '+355', '691112201'],
    ['+355', '+355 69 111 2201', '+355', '691112201'],
    ['+355', '00355 69 111 22 01', '+355', '691112201'],
    ['+355', '355691112201', '+355', '691112201'],
    ['+355', '069 000 00 01', '+355', '690000001'],
    ['+355', '04 222 2222', '+355', '+35542222222'],
    ['+39', '06 9876 5432', '+39', '0698765432'],
    ['+39', '333 123 4567', '+39', '3331234567'],
    ['+39', '+39 06 9876 5432', '+39', '0698765432'],
    ['+30', '691 234 5678', '+30', '6912345678'],
    ['+383', '044 123 456', '+383', '+38344123456'],
    ['+49', '01512 3456789', '+49', '15123456789'],
    ['+1', '(202) 555-0123', '+1', '2025550123'],
    ['+1', '1 202 555 0123', '+1', '2025550123'],
    ['+355', '+39 06 9876 5432', '+39', '0698765432'],
    ['+355', '0044 7911 123456', '+44', '7911123456'],
    ['+355', '+386 40 000 000', '+355', '+38640000000'],
    ['+1', '0111 00000', '+1', '011100000'],
  ])('%s %s is %s %s', (prefix, typed, phone_prefix, phone_number) => {
    expect(storedPhone(of(prefix, typed))).toEqual({ phone_prefix, phone_number });
  });

  it('is the same one with and without the trunk prefix, grouped at will, and with its country', () => {
    fc.assert(
      fc.property(anyPrefix, fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (prefix, gaps) => {
        const national = mobile.get(prefix) ?? '';
        const trunk = TRUNKS[prefix] ?? '';
        const ways = [national, `${trunk}${national}`, `${prefix}${national}`, `00${prefix.slice(1)}${national}`];
        for (const way of ways) {
          expect(dialledPhone(of(prefix, spaced(way, gaps)))).toBe(`${prefix}${national}`);
          expect(isSamePhone(of(prefix, way), of(prefix, national))).toBe(true);
        }
      }),
    );
  });

  it('is accepted, once stored, by the rule that accepted it, and stays what it is', () => {
    const digits = fc.stringMatching(/^\+?[ \d]{9,16}$/).filter((text) => phoneProblem(text) === null);
    fc.assert(
      fc.property(anyPrefix, digits, (prefix, typed) => {
        const stored = storedPhone(of(prefix, typed));
        expect(phoneProblem(stored.phone_number)).toBeNull();
        expect(storedPhone(stored)).toEqual(stored);
        expect(storedPhone(phoneFields(stored))).toEqual(stored);
        expect(phoneProblem(phoneFields(stored).phone_number)).toBeNull();
        expect(dialledPhone(stored)).toMatch(/^\+\d{7,}$/);
        expect(phoneText(stored).replaceAll(/[^+\d]/g, '')).toBe(dialledPhone(stored));
      }),
      { numRuns: 2_000, examples: [['+1', '0111 00000']] },
    );
  });
});

it.each([
  ['+355', '690000001', '+355 69 000 0001'],
  ['+355', '0690000001', '+355 69 000 0001'],
  ['+383', '44123456', '+383 44 123 456'],
  ['+39', '3331234567', '+39 333 123 4567'],
  ['+355', '+355690000001', '+355 69 000 0001'],
  ['+355', '+38640000000', '+38640000000'],
])('%s %s is read as %s', (prefix, number, text) => expect(phoneText(of(prefix, number))).toBe(text));

it.each([
  ['+355', '691112201', '69 111 2201'],
  ['+383', '+38344123456', '044 123 456'],
  ['+1', '2025550123', '202 555 0123'],
])('the fields of %s %s show %s', (prefix, number, text) =>
  expect(phoneFields(of(prefix, number))).toEqual(of(prefix, text)),
);

describe('a number in one field', () => {
  it.each([
    ['069 111 2201', '+355691112201', '+355 69 111 2201'],
    ['+355 69 000 00 99', '+355690000099', '+355 69 000 0099'],
    ['0039 06 9876 5432', '+390698765432', '+39 06 9876 5432'],
  ])('%s is sent as %s and read as %s', (typed, sent, text) => {
    expect([storedPhoneLine(typed), phoneLineText(typed), phoneLineLink(typed)]).toEqual([sent, text, `tel:${sent}`]);
  });
  it('stays as typed where it is none for sure', () => {
    expect(['1234567', 'zyra@liga.al', ''].map(storedPhoneLine)).toEqual(['1234567', 'zyra@liga.al', '']);
    expect(phoneLineText('call 069')).toBe('call 069');
    expect(phoneLineLink('1 23 45 67')).toBe('tel:1234567');
  });
  it.each([
    ['+355 69 000 00 01', '355690000001'],
    ['069 000 00 01', '355690000001'],
    ['00383 44 000 001', '38344000001'],
    ['+39 06 000 0001', '39060000001'],
  ])('%s has the digits %s', (typed, digits) => expect(phoneLineDigits(typed)).toBe(digits));
});
