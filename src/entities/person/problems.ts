import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** What can be wrong with what was typed, as texts. Source: specification §5, ledger AUTH-11 … AUTH-26. */
const PROBLEMS = [
  'validation:minLength',
  'validation:maxLength',
  'validation:name.required',
  'validation:city.required',
  'validation:phonePrefix.required',
  'validation:phone.required',
  'validation:phone.invalid',
  'validation:phone.tooShort',
  'validation:password.required',
  'validation:password.mismatch',
  'validation:password.confirmationRequired',
  'validation:code.required',
  'validation:code.digits',
  'validation:birthYear.required',
  'validation:birthYear.invalid',
  'validation:birthYear.tooEarly',
  'validation:birthYear.tooLate',
  'validation:terms.required',
] as const;
type ProblemKey = (typeof PROBLEMS)[number];

/** A text's key, and behind a blank the figure it speaks of. */
export type Problem = ProblemKey | `${ProblemKey} ${number}`;

/** The words beside a field: a problem of ours in the active language, or the server's own sentence. */
export function problemText(message: string | undefined, t: Translate<'auth'>): string | undefined {
  const [name, figure = ''] = (message ?? '').split(' ');
  const key = PROBLEMS.find((known) => known === name);
  return key ? t(key, { min: figure, max: figure, year: figure }) : message;
}

/** What is wrong with each field's value; null for one that is right. */
export type Rules<T> = { readonly [F in keyof T]?: (value: T[F], values: T) => Problem | null };

/** The one problem to show of each field, in the order of the rules. */
export function resolverOf<T extends FieldValues>(rules: Rules<T>): Resolver<T> {
  return (values) => {
    const errors: Partial<Record<keyof T, { type: string; message: Problem }>> = {};
    for (const field of Object.keys(rules) as (keyof T)[]) {
      // an object's keys are those of its type
      const message = rules[field]?.(values[field], values);
      if (message) errors[field] = { type: 'rule', message };
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<T> }; // flat forms: each field has its own name
  };
}

/** The words beside each field, and all of them for the summary above the form. */
export function readProblems<F extends string>(
  errors: Partial<Record<F, { message?: string }>>,
  fields: readonly F[],
  id: string,
  t: Translate<'auth'>,
) {
  const text = (field: F) => problemText(errors[field]?.message, t);
  const problems = fields.flatMap((field) => {
    const message = text(field);
    return message ? [{ fieldId: `${id}-${field}`, message }] : [];
  });
  return { text, problems };
}
