import { type FormSchema, schemaResolver } from '../../src/entities/form/field-messages.ts';

/** What a form with this schema says of these values: the message of each wrong field, in the order they are found. */
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

/** The message of one field, the others being right; null for none. */
export const fieldError = async (schema: FormSchema, right: object, field: string, value: unknown) =>
  (await formErrors(schema, { ...right, [field]: value }))[field] ?? null;
