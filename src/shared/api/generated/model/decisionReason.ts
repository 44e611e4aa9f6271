/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';

/**
 * Read by the owners of the venue
 * @minLength 1
 * @maxLength 500
 */
export type DecisionReason = ManyLines;
