import { expect, it } from 'vitest';
import { splitPhone } from '../../shared/lib/phone-number.ts';

it.each([
  ['069 000 00 88', '+355', '690000088'],
  ['+355 69 000 00 88', '+355', '690000088'],
  ['+39 333 123 4567', '+39', '3331234567'],
  ['00383 44 000 001', '+383', '+38344000001'],
  ['+1 202 555 0100', '+1', '2025550100'],
  ['+386 40 000 000', '+355', '+38640000000'],
])('the number %s has the prefix %s and the rest %s', (typed, phone_prefix, phone_number) => {
  expect(splitPhone(typed)).toEqual({ phone_prefix, phone_number });
});
