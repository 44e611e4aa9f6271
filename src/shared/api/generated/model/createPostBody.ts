/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageIds } from './imageIds.ts';
import type { ManyLines } from './manyLines.ts';
import type { PostKind } from './postKind.ts';

/**
 * A text, a picture, or both (422 on text).
 */
export interface CreatePostBody {
  text: ManyLines;
  images?: ImageIds;
  /** text when absent */
  kind?: PostKind;
}
