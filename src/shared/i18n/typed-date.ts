/** Dates as people type them: English in the order of the United States, Albanian day first (R16). */
import { isValidDate } from '../lib/time/dates.ts';
import type { Language } from './locale.ts';

/** The years that anybody means; what lies outside counts as mistyped. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

const SEPARATED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
/** What the number pad of a phone can type. */
const DIGITS = /^(\d{2})()(\d{2})(\d{4})$/;

/** "11/26/2026" · "26.11.2026", of a `yyyy-MM-dd` date. */
export function formatTypedDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-');
  return language === 'sq' ? `${day}.${month}.${year}` : `${month}/${day}/${year}`;
}

/**
 * The `yyyy-MM-dd` date that a text means in the language's order; also of eight digits, and of a date as the wire has it.
 * Null when there is no such day from 1900 to 2199.
 */
export function parseTypedDate(text: string, language: Language): string | null {
  const written = text.replaceAll(/\s/g, '');
  const [, first = '', , second = '', year = ''] = SEPARATED.exec(written) ?? DIGITS.exec(written) ?? [];
  const [day, month] = language === 'sq' ? [first, second] : [second, first];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written;
  return isValidDate(date) && date >= FIRST_DAY && date <= LAST_DAY ? date : null;
}
