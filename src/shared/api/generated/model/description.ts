/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';

/**
 * @maxLength 2000
 */
export type Description = ManyLines;
