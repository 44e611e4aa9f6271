import type { Phone } from '../../rules/people/phone.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { DAY, MINUTE } from '../../rules/shared/time.ts';

/** Codes of the mock (design §2): this one is right, the other is rate-limited, any other code is wrong. */
export const RIGHT_CODE = '123456';
const REFUSED_CODE = '000000';
/** Design §1: valid 10 min, another after 60 s, five tries. */
const VALID_MS = 10 * MINUTE;
const RESEND_MS = MINUTE;
const MOST_TRIES = 5;
/** Over all codes of a number; otherwise requesting a new code after every five attempts would allow unlimited attempts. */
const MOST_CODES_A_DAY = 10;
const MOST_TRIES_A_DAY = 15;

/** Seconds until the next code may be sent to this number. */
export function resendIn(db: DbReader, phone: Phone, now: number): number {
  const sent = codeOf(db, phone);
  if (!sent) return 0;
  const openAt = isDayFull(db, phone, now) ? sent.day_began + DAY : sent.sent_at + RESEND_MS;
  return Math.max(0, Math.ceil((openAt - now) / 1000));
}

/** Milliseconds until the number's day is over. */
export function dayLeft(db: DbReader, phone: Phone, now: number): number {
  return todayOf(codeOf(db, phone), now).day_began + DAY - now;
}

/** Whether the daily limit of codes to this number is reached. */
export function isDayFull(db: DbReader, phone: Phone, now: number): boolean {
  const today = todayOf(codeOf(db, phone), now);
  return today.sent_in_day >= MOST_CODES_A_DAY;
}

/** Sends a code unless one was just sent; returns the seconds until the next. */
export async function sendCode(db: DbWriter, phone: Phone, now: number): Promise<number> {
  const wait = resendIn(db, phone, now);
  if (wait > 0) return wait;
  const today = todayOf(codeOf(db, phone), now);
  const sent_in_day = today.sent_in_day + 1;
  const fresh = { code: RIGHT_CODE, sent_at: now, used_by: null, attempts: 0, ...today, sent_in_day };
  const old = lastCodeOf(db, phone);
  if (old) await db.phoneCodes.update(old.id, fresh);
  else await db.phoneCodes.insert({ phone_prefix: phone.phone_prefix, phone_number: phone.phone_number, ...fresh });
  return RESEND_MS / 1000;
}

/**
 * Checks a code: value, expiry, attempts per code (`locked`) and attempts per day (`closed`). One that has proved the number is right once
 * more on the same device, whose answer may have been lost, and on no other.
 */
export function judgeCode(
  db: DbReader,
  phone: Phone,
  { code, device_id }: { code: string; device_id: string },
  now: number,
): 'right' | 'wrong' | 'locked' | 'closed' {
  const sent = codeOf(db, phone);
  if (todayOf(sent, now).wrong_in_day >= MOST_TRIES_A_DAY) return 'closed';
  if (code === REFUSED_CODE || (sent && sent.attempts >= MOST_TRIES)) return 'locked';
  const last = lastCodeOf(db, phone);
  const isRight = last !== undefined && now - last.sent_at < VALID_MS && code === last.code;
  return isRight && (last.used_by ?? device_id) === device_id ? 'right' : 'wrong';
}

export async function countTry(db: DbWriter, phone: Phone, now: number): Promise<void> {
  const sent = codeOf(db, phone);
  if (!sent) return;
  const today = todayOf(sent, now);
  await db.phoneCodes.update(sent.id, { attempts: sent.attempts + 1, ...today, wrong_in_day: today.wrong_in_day + 1 });
}

/** The code has proved the number: the next one may be sent at once, and the day's counters begin again. */
export async function spendCode(db: DbWriter, phone: Phone, device: string): Promise<void> {
  const sent = lastCodeOf(db, phone);
  if (sent) await db.phoneCodes.update(sent.id, { used_by: device });
}

type PhoneCodeRecord = NonNullable<ReturnType<typeof codeOf>>;
type Day = Pick<PhoneCodeRecord, 'day_began' | 'sent_in_day' | 'wrong_in_day'>;

/** The counters of the number's current day; starts a new day when the last is over. */
function todayOf(sent: PhoneCodeRecord | undefined, now: number): Day {
  if (!sent || now - sent.day_began >= DAY) return { day_began: now, sent_in_day: 0, wrong_in_day: 0 };
  return { day_began: sent.day_began, sent_in_day: sent.sent_in_day, wrong_in_day: sent.wrong_in_day };
}

const lastCodeOf = (db: DbReader, { phone_prefix, phone_number }: Phone) =>
  db.phoneCodes.one('phone', phone_prefix, phone_number);

/** The code that waits to be used. */
function codeOf(db: DbReader, phone: Phone) {
  const last = lastCodeOf(db, phone);
  return last?.used_by === null ? last : undefined;
}
