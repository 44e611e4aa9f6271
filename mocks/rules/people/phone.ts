import { dialledPhone, storedPhone } from '../../../src/shared/lib/phone-number.ts';
import type { UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';

/** A stored number: national digits without spaces. */
export interface Phone {
  readonly phone_prefix: string;
  readonly phone_number: string;
}

export function userByPhone(db: DbReader, written: Phone): UserRecord | undefined {
  const { phone_prefix, phone_number } = storedPhone(written);
  return db.users.one('phone', phone_prefix, phone_number);
}

/** `+355 69 *** ** 01`: enough to recognise one's own number. */
export function maskedPhone(phone: Phone): string {
  const number = dialledPhone(phone).slice(phone.phone_prefix.length);
  return `${phone.phone_prefix} ${number.slice(0, 2)} *** ** ${number.slice(-2)}`;
}
