/** Dates as people type them: English in the order of the United States, Albanian day first (R16). */
import { isAskable } from '../lib/time/dates.ts';
import type { Language } from './locale.ts';

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
 * Null when there is no such day, or when the API cannot be asked about it.
 */
export function parseTypedDate(text: string, language: Language): string | null {
  const written = text.replaceAll(/\s/g, '');
  const [, first = '', , second = '', year = ''] = SEPARATED.exec(written) ?? DIGITS.exec(written) ?? [];
  const [day, month] = language === 'sq' ? [first, second] : [second, first];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written;
  return isAskable(date) ? date : null;
}
