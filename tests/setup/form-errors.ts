import type { input, output } from 'zod';
import { type FormSchema, schemaResolver } from '../../src/entities/form/field-messages.ts';
import { trimTexts } from '../../src/shared/lib/trim-texts.ts';

/** What a form of this schema sends when these values are submitted, which must be right. */
export const submitted = <S extends FormSchema>(schema: S, values: input<S>): output<S> =>
  schema.parse(trimTexts(schema, values)); // as the resolver of forms does

/** Validates values with a form's schema: the message of each invalid field, in the order found. */
export async function formErrors(schema: FormSchema, values: object): Promise<Record<string, string | undefined>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await schemaResolver(schema)({ ...values }, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      typeof error?.message === 'string' ? error.message : undefined,
    ]),
  );
}

/** The message of one field while the others are valid; null for none. */
export const fieldError = async (schema: FormSchema, right: object, field: string, value: unknown) =>
  (await formErrors(schema, { ...right, [field]: value }))[field] ?? null;
