/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageIds } from './imageIds.ts';
import type { PostText } from './postText.ts';

export interface UpdatePostBody {
  text?: PostText;
  images?: ImageIds;
  is_pinned?: boolean;
}
