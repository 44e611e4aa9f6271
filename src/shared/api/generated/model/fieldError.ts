/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface FieldError {
  /** Dot path of the field, e.g. courts.0.price */
  field: string;
  message: string;
  /** Machine-readable reason, e.g. slot_taken */
  code?: string;
}
