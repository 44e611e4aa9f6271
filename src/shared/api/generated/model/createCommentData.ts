/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Comment } from './comment.ts';

export interface CreateCommentData {
  comment: Comment;
}
