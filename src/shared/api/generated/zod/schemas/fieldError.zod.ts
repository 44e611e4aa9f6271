/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FieldError = zod.strictObject({
  "field": zod.string().describe('Dot path of the field, e.g. courts.0.price'),
  "message": zod.string(),
  "code": zod.string().optional().describe('Machine-readable reason, e.g. slot_taken')
});

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;
