/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageIds } from './imageIds.ts';
import type { ManyLines } from './manyLines.ts';

export interface UpdatePostBody {
  text?: ManyLines;
  images?: ImageIds;
  is_pinned?: boolean;
}
