import type { UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';

/** A stored number: national digits without spaces. */
export interface Phone {
  readonly phone_prefix: string;
  readonly phone_number: string;
}

/** A national number has at least nine digits (VEN-12): with nine left after the country code, the code was typed. */
const FEWEST_DIGITS = 9;

/** Digits as they are stored: "+355 69 000 00 01", "355690000001", "069 000 00 01" and "690000001" are one number. */
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

/** The typed number in stored form. Looks up no user, so that numbers with and without an account behave alike. */
export const storedPhone = ({ phone_prefix, phone_number }: Phone): Phone => ({
  phone_prefix,
  phone_number: nationalNumber(phone_prefix, phone_number),
});

export const isSamePhone = (a: Phone | null, b: Phone): boolean =>
  a?.phone_prefix === b.phone_prefix && a.phone_number === b.phone_number;

/** `+355 69 *** ** 01`: enough to recognise one's own number. */
export function maskedPhone({ phone_prefix, phone_number }: Phone): string {
  return `${phone_prefix} ${phone_number.slice(0, 2)} *** ** ${phone_number.slice(-2)}`;
}
