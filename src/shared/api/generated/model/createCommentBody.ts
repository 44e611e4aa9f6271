/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';

export interface CreateCommentBody {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  text: ManyLines;
}
