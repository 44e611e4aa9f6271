/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';

export interface JoinCommunityBody {
  answer?: ManyLines;
}
