import '../../shared/lib/zod-setup.ts';
import { string } from 'zod';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { PhoneNumber as PhoneNumberSchema } from '../../shared/api/generated/zod/schemas/phoneNumber.zod.ts';
import { phoneGroups } from '../../shared/lib/phone-groups.ts';
import { phoneProblem } from '../../shared/lib/phone.ts';
import { PhonePrefix } from '../../shared/api/generated/zod/schemas/phonePrefix.zod.ts';

/** Countries whose numbers are offered: Albania first, then neighbours and where many Albanians live. */
export const PHONE_PREFIXES = [
  { country: 'al', prefix: '+355' },
  { country: 'xk', prefix: '+383' },
  { country: 'mk', prefix: '+389' },
  { country: 'me', prefix: '+382' },
  { country: 'gr', prefix: '+30' },
  { country: 'it', prefix: '+39' },
  { country: 'de', prefix: '+49' },
  { country: 'ch', prefix: '+41' },
  { country: 'at', prefix: '+43' },
  { country: 'gb', prefix: '+44' },
  { country: 'us', prefix: '+1' },
] as const;

/** An empty number with the prefix that most people here need. */
export const emptyPhone: PhoneNumber = { phone_prefix: PHONE_PREFIXES[0].prefix, phone_number: '' };

/** The two phone fields of a form schema: validated as typed, sent without spaces (C-30). Source: AUTH-17 … AUTH-20. */
export const phoneShape = {
  phone_prefix: PhonePrefix,
  phone_number: string()
    .trim()
    .pipe(PhoneNumberSchema)
    .transform((number) => number.replaceAll(/\s/g, '')),
};

/** As a person reads it, "+355 69 000 0001"; a number typed with its country code stands alone. */
export const phoneText = ({ phone_prefix, phone_number }: PhoneNumber): string =>
  phone_number.startsWith('+') ? phone_number : phoneGroups(`${phone_prefix} ${phone_number}`);

/** "+355 69 000 00 01", "069 000 00 01" and "690000001" are one number, as they are to the server. */
export const isSamePhone = (a: PhoneNumber, b: PhoneNumber): boolean =>
  a.phone_prefix === b.phone_prefix && nationalDigits(a) === nationalDigits(b);

function nationalDigits({ phone_prefix, phone_number }: PhoneNumber): string {
  const digits = phone_number.replaceAll(/\D/g, '');
  const country = phone_prefix.replaceAll(/\D/g, '');
  return phone_number.trim().startsWith('+') && digits.startsWith(country)
    ? digits.slice(country.length)
    : digits.replace(/^0+/, '');
}

/**
 * A number as typed into one field, by country and rest; without a country code it is an Albanian one. An unknown country, and a
 * rest that alone would be too short, stay in the number.
 */
export function splitPhone(typed: string): PhoneNumber {
  const written = typed.trim().replace(/^00/, '+').replaceAll(/\s/g, '');
  const prefix = PHONE_PREFIXES.map((one) => one.prefix).find((one) => written.startsWith(one));
  const rest = written.slice(prefix?.length ?? 0).replace(/^0+/, '');
  return {
    phone_prefix: prefix ?? emptyPhone.phone_prefix,
    phone_number: phoneProblem(rest) === null ? rest : written,
  };
}
