/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';

/**
 * @minLength 1
 * @maxLength 500
 */
export type BookingReason = ManyLines;
