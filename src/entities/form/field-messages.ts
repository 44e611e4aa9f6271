import '../../shared/lib/zod-setup.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { core, input, output, ZodType } from 'zod';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { trimTexts } from '../../shared/lib/trim-texts.ts';
import { fieldProblem, type FieldTextKey } from '../../shared/lib/field-texts/field-problem.ts';

/** What the fields hold → what is sent. */
export type FormSchema = ZodType<FieldValues, FieldValues>;

/** The message of an issue as react-hook-form keeps it: a text's key and, after a space, the limit it quotes. */
function messageKey(issue: core.$ZodRawIssue): string {
  const { key, figure } = fieldProblem(issue, issue.input);
  return figure === undefined ? key : `${key} ${figure}`;
}

/** Trims the texts of a form and validates it by its schema. Messages stay keys until they are drawn, so that they follow the language. */
export function schemaResolver<S extends FormSchema>(schema: S): Resolver<input<S>, unknown, output<S>> {
  const resolve = zodResolver(schema, { error: messageKey });
  return (values, ...rest) => resolve(trimTexts(schema, values) as typeof values, ...rest); // texts stay texts
}

/** The message of a field in the active language; the server's own sentences (type `server`) are shown as they came. */
export function errorText(error: Pick<FieldError, 'type' | 'message'> | undefined, t: Translate): string | undefined {
  if (!error?.message || error.type === 'server') return error?.message || undefined;
  const [key, figure = ''] = error.message.split(' ');
  return t(key as FieldTextKey, { min: figure, max: figure, year: figure }); // made by `messageKey`
}
