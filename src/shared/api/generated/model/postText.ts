/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';

/**
 * @maxLength 3000
 */
export type PostText = ManyLines;
