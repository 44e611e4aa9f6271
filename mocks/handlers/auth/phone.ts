import type { UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';

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
