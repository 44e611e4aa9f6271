/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * Too many attempts.
 */
export type TooManyResponse = Failure;
