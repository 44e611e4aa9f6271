import { isAskable } from '../lib/time/dates.ts';

/** No id is larger. */
export const MAX_ID = Number.MAX_SAFE_INTEGER;
const MAX_WHOLE = 999_999_999;
const MAX_WORDS = 100;

/** One thing that an address says; `read` is given null where the parameter is missing, `write` answers null where it need not be there. */
export interface Param<T> {
  /** The parameter, where it is not named like the field. */
  readonly name?: string;
  readonly read: (text: string | null) => T;
  readonly write: (value: T) => string | null;
}

/** A positive whole number up to `max`; anything else is undefined. */
export function toWhole(text: string | null, max = MAX_WHOLE): number | undefined {
  if (text === null || !/^[1-9]\d{0,15}$/.test(text)) return undefined;
  return Number(text) <= max ? Number(text) : undefined;
}

const asText = (value: string | number | null): string | null => (value === null ? null : String(value));

/** A positive whole number up to `max`, or null. */
export const whole = (max = MAX_WHOLE): Param<number | null> => ({
  read: (text) => toWhole(text, max) ?? null,
  write: asText,
});
export const id = whole(MAX_ID);
/** The page of a list; page 1 needs no parameter. */
export const page: Param<number> = {
  read: (text) => toWhole(text) ?? 1,
  write: (number) => (number === 1 ? null : String(number)),
};
/** The page that an address names, 1 without one. */
export const readPage = (search: URLSearchParams): number => page.read(search.get('page'));
/** True while the parameter says this word. */
export const saying = (word: string): Param<boolean> => ({
  read: (text) => text === word,
  write: (is) => (is ? word : null),
});
/** True is `1`. */
export const flag = saying('1');
/** Any text, or null for an empty one. */
export const text: Param<string | null> = { read: (said) => said || null, write: (said) => said || null };
/** What somebody typed, trimmed, at most 100 characters; null for nothing. */
export const words: Param<string | null> = {
  read: (text) => text?.trim().slice(0, MAX_WORDS) || null,
  write: (typed) => typed || null,
};
/** A day (`yyyy-MM-dd`) that the API may be asked for, or null. */
export const day: Param<string | null> = {
  read: (text) => (text !== null && isAskable(text) ? text : null),
  write: asText,
};
/** One of these values, or null. */
export const oneOf = <const T extends string>(values: readonly T[]): Param<T | null> => ({
  read: (text) => values.find((value) => value === text) ?? null,
  write: asText,
});
/** One of these values; the usual one needs no parameter. */
export const oneOfOr = <const T extends string>(usual: T, others: readonly T[]): Param<T> => ({
  read: (text) => others.find((value) => value === text) ?? usual,
  write: (value) => (value === usual ? null : value),
});
/** Some of these values, each once and in their order, separated by commas; null for none. */
export const someOf = <const T extends string>(values: readonly T[]): Param<T[] | null> => ({
  read: (text) => {
    const named = text?.split(',') ?? [];
    const found = values.filter((value) => named.includes(value));
    return found.length > 0 ? found : null;
  },
  write: (chosen) => chosen?.join(',') || null,
});
/** The same parameter under this name. */
export const named = <T>(name: string, param: Param<T>): Param<T> => ({ ...param, name });
