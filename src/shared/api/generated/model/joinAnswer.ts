/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';

/**
 * @maxLength 300
 */
export type JoinAnswer = ManyLines;
