import type { UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { Phone } from './codes.ts';

/** Digits as they are kept: "+355 69 000 00 01", "069 000 00 01" and "690000001" are one number. */
export function nationalNumber(prefix: string, number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  const code = prefix.replaceAll(/\D/g, '');
  if (number.trim().startsWith('+') && digits.startsWith(code)) return digits.slice(code.length);
  return digits.replace(/^0+/, '');
}

export function userByPhone(db: DbReader, prefix: string, number: string): UserRecord | undefined {
  const digits = number.replaceAll(/\D/g, '');
  const code = prefix.replaceAll(/\D/g, '');
  const international = digits.startsWith(code) ? db.users.one('phone', prefix, digits.slice(code.length)) : undefined;
  return db.users.one('phone', prefix, nationalNumber(prefix, number)) ?? international;
}

/** The number that was written, as it is kept; that of the user who has it in one of its spellings. */
export function phoneOf(db: DbReader, written: Phone): Phone {
  const user = userByPhone(db, written.phone_prefix, written.phone_number);
  return user ? { phone_prefix: user.phone_prefix, phone_number: user.phone_number } : toKept(written);
}

const toKept = ({ phone_prefix, phone_number }: Phone): Phone => ({ phone_prefix, phone_number: nationalNumber(phone_prefix, phone_number) });

export const isSamePhone = (a: Phone | null, b: Phone): boolean => a?.phone_prefix === b.phone_prefix && a.phone_number === b.phone_number;

/** `+355 69 *** ** 01`: enough to know one's own number again. */
export function maskedPhone({ phone_prefix, phone_number }: Phone): string {
  return `${phone_prefix} ${phone_number.slice(0, 2)} *** ** ${phone_number.slice(-2)}`;
}
