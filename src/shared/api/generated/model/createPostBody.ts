/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageIds } from './imageIds.ts';
import type { PostKind } from './postKind.ts';
import type { PostText } from './postText.ts';

/**
 * A text, a picture, or both (422 on text).
 */
export interface CreatePostBody {
  text: PostText;
  images?: ImageIds;
  /** text when absent */
  kind?: PostKind;
}
