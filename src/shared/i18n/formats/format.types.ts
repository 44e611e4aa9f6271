export type RelativeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
export type PluralForms = { one: string; other: string };

/** What a language brings; `format.ts` builds everything else from it. */
export interface LanguageFormat {
  /** Names by ISO weekday 1 … 7 and by month 1 … 12: read with `name()`. */
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  /** The name of an ISO weekday after "every". */
  weekdayEach: (name: string) => string;
  months: readonly string[];
  monthsShort: readonly string[];
  dateLong: (d: DateText) => string;
  dateMedium: (d: DateText) => string;
  dateShort: (d: DateText) => string;
  dayMonth: (d: DateText) => string;
  /** Short weekday and date for lines of a list; the year only on request. */
  dateBrief: (d: DateText, withYear: boolean) => string;
  number: (n: number, maxDecimals: number) => string;
  money: (amount: string, negative: boolean) => string;
  free: string;
  relativeUnit: (value: number, unit: RelativeUnit) => string;
  plural: (n: number) => 'one' | 'other';
  list: (items: readonly string[], kind: 'and' | 'or') => string;
  compare: (a: string, b: string) => number;
}

export interface DateText {
  year: number;
  month: number;
  day: number;
  weekday: string;
  weekdayShort: string;
  monthName: string;
  monthShort: string;
}
