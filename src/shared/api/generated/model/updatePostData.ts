/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Post } from './post.ts';

export interface UpdatePostData {
  post: Post;
}
