/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The state of the record does not allow it.
 */
export type ConflictResponse = Failure;
