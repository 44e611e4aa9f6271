/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';

/**
 * @minLength 1
 * @maxLength 300
 */
export type EventReason = ManyLines;
