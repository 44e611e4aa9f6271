/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Post } from './post.ts';

export interface ListCommunityPostsData {
  pinned: Post[];
  posts: Post[];
  /** The before of the next part; null: there is none */
  next_before: Id | null;
}
