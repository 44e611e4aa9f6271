import type { DbReader, DbWriter } from '../../db/tables.ts';
import { MINUTE } from '../../rules/time.ts';

/** A number as it is kept: national digits without spaces. */
export interface Phone {
  readonly phone_prefix: string;
  readonly phone_number: string;
}

/** Codes of the mock (design §2): this one is right, that one is told to wait, every other one is wrong. */
export const RIGHT_CODE = '123456';
const REFUSED_CODE = '000000';
/** Design §1: valid 10 min, another after 60 s, five tries. */
const VALID_MS = 10 * MINUTE;
const RESEND_MS = MINUTE;
const MOST_TRIES = 5;

/** Seconds until another code may be sent to this number. */
export function resendIn(db: DbReader, phone: Phone, now: number): number {
  const sent = codeOf(db, phone);
  return sent ? Math.max(0, Math.ceil((sent.sent_at + RESEND_MS - now) / 1000)) : 0;
}

/** Sends a code unless one has just been sent; answers the seconds until the next. */
export async function sendCode(db: DbWriter, phone: Phone, now: number): Promise<number> {
  const wait = resendIn(db, phone, now);
  if (wait > 0) return wait;
  const fresh = { code: RIGHT_CODE, sent_at: now, attempts: 0 };
  const old = codeOf(db, phone);
  if (old) await db.phoneCodes.update(old.id, fresh);
  else await db.phoneCodes.insert({ phone_prefix: phone.phone_prefix, phone_number: phone.phone_number, ...fresh });
  return RESEND_MS / 1000;
}

/** Is this the code, in time and within the tries? */
export function judgeCode(db: DbReader, phone: Phone, code: string, now: number): 'right' | 'wrong' | 'locked' {
  const sent = codeOf(db, phone);
  if (code === REFUSED_CODE || (sent && sent.attempts >= MOST_TRIES)) return 'locked';
  return sent && now - sent.sent_at < VALID_MS && code === sent.code ? 'right' : 'wrong';
}

export async function countTry(db: DbWriter, phone: Phone): Promise<void> {
  const sent = codeOf(db, phone);
  if (sent) await db.phoneCodes.update(sent.id, { attempts: sent.attempts + 1 });
}

/** A code serves once. */
export async function dropCode(db: DbWriter, phone: Phone): Promise<void> {
  const sent = codeOf(db, phone);
  if (sent) await db.phoneCodes.remove(sent.id);
}

const codeOf = (db: DbReader, { phone_prefix, phone_number }: Phone) => db.phoneCodes.one('phone', phone_prefix, phone_number);
