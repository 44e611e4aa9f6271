/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FieldError } from './fieldError.ts';

/**
 * @maxItems 0
 */
export type NoErrors = FieldError[];
