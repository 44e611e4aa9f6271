/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * No such record.
 */
export type NotFoundResponse = Failure;
