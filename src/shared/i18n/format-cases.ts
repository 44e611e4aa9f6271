/** Fixed inputs with ICU's answers, for a test in a browser: scripts/format-cases.mjs writes them. Not for the app. */
import { z } from 'zod';
import { createFormat } from './formats/create-format.ts';
import cases from './format-cases.json' with { type: 'json' };
import type { Language } from './locale.ts';

const dateKind = z.enum(['dateLong', 'dateMedium', 'dateShort', 'dayMonth', 'monthYear', 'weekdayShort']);
const unit = z.enum(['second', 'minute', 'hour', 'day', 'week', 'month', 'year']);
const formatCase = z.discriminatedUnion('kind', [
  z.object({ kind: dateKind, input: z.string(), expected: z.string() }),
  z.object({ kind: z.enum(['money', 'number']), input: z.number(), expected: z.string() }),
  z.object({ kind: z.literal('relativeUnit'), input: z.tuple([z.number(), unit]), expected: z.string() }),
  z.object({ kind: z.enum(['list', 'sorted']), input: z.array(z.string()), expected: z.string() }),
]);
export type FormatCase = z.infer<typeof formatCase>;

/** 200 cases of a language. */
export function formatCases(language: Language): FormatCase[] {
  return z.array(formatCase).parse(cases[language]);
}

/** What our formats make of the input of a case: to be equal to `expected`. */
export function runFormatCase(language: Language, entry: FormatCase): string {
  const format = createFormat(language);
  switch (entry.kind) {
    case 'money':
    case 'number':
      return format[entry.kind](entry.input);
    case 'relativeUnit':
      return format.relativeUnit(...entry.input);
    case 'list':
      return format.list(entry.input);
    case 'sorted':
      return entry.input.toSorted(format.compare).join(' ');
    default:
      return format[entry.kind](entry.input);
  }
}
