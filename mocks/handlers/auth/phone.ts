import type { UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { Phone } from './codes.ts';

/** A national number has nine digits at least (VEN-12): what has as many after the country's code was written with it. */
const FEWEST_DIGITS = 9;

/** Digits as they are kept: "+355 69 000 00 01", "355690000001", "069 000 00 01" and "690000001" are one number. */
export function nationalNumber(prefix: string, number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  const code = prefix.replaceAll(/\D/g, '');
  const isInternational = number.trim().startsWith('+') || digits.length - code.length >= FEWEST_DIGITS;
  return isInternational && digits.startsWith(code) ? digits.slice(code.length) : digits.replace(/^0+/, '');
}

export function userByPhone(db: DbReader, written: Phone): UserRecord | undefined {
  const { phone_prefix, phone_number } = storedPhone(written);
  return db.users.one('phone', phone_prefix, phone_number);
}

/** The number that was written, as it is kept. What has an account and what has none must look alike: no user is asked for. */
export const storedPhone = ({ phone_prefix, phone_number }: Phone): Phone => ({
  phone_prefix,
  phone_number: nationalNumber(phone_prefix, phone_number),
});

export const isSamePhone = (a: Phone | null, b: Phone): boolean =>
  a?.phone_prefix === b.phone_prefix && a.phone_number === b.phone_number;

/** `+355 69 *** ** 01`: enough to know one's own number again. */
export function maskedPhone({ phone_prefix, phone_number }: Phone): string {
  return `${phone_prefix} ${phone_number.slice(0, 2)} *** ** ${phone_number.slice(-2)}`;
}
