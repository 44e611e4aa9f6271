import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';

/** As it is sent: both parts, without spaces (ledger C-30). */
export const toPhone = ({ phone_prefix, phone_number }: PhoneNumber): PhoneNumber => ({
  phone_prefix,
  phone_number: phone_number.replaceAll(/\s/g, ''),
});

/** As a person reads it; one that was typed with its country stands for itself. */
export const phoneText = ({ phone_prefix, phone_number }: PhoneNumber): string =>
  phone_number.startsWith('+') ? phone_number : `${phone_prefix} ${phone_number}`;

/** "+355 69 000 00 01", "069 000 00 01" and "690000001" are one number, as they are to the server. */
export const isSamePhone = (a: PhoneNumber, b: PhoneNumber): boolean =>
  a.phone_prefix === b.phone_prefix && national(a) === national(b);

function national({ phone_prefix, phone_number }: PhoneNumber): string {
  const digits = phone_number.replaceAll(/\D/g, '');
  const country = phone_prefix.replaceAll(/\D/g, '');
  return phone_number.trim().startsWith('+') && digits.startsWith(country)
    ? digits.slice(country.length)
    : digits.replace(/^0+/, '');
}
