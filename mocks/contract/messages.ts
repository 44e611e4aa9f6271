/** Field messages of refused input, in the same words as the app's forms. Source: UI-21 … UI-28. */
import type { z } from 'zod';
import { fieldProblem } from '../../src/shared/lib/field-texts/field-problem.ts';
import type { Language } from '../db/records.ts';
import { fieldMessage } from './field-texts.ts';
import type { FieldErrorInput } from './types.ts';

/** One message per field, in the language asked for; `value` is what was sent. */
export function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  language: Language,
): FieldErrorInput[] {
  const found = new Map<string, FieldErrorInput>();
  for (const issue of issues) {
    const message = fieldMessage(fieldProblem(issue, sentAt(value, issue.path)), language);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.map(String).join('.').replace('[]', '');
      if (!found.has(field)) found.set(field, { field, message, code: 'validation' });
    }
  }
  return [...found.values()];
}

function sentAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}
