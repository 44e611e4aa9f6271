/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FieldError } from './fieldError.ts';
import type { Message } from './message.ts';

export interface Failure {
  success: false;
  message: Message | null;
  errors: FieldError[];
  /** Usually null; a refused booking carries its preview. */
  data: unknown;
}
