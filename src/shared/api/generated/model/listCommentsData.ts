/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Comment } from './comment.ts';
import type { Pagination } from './pagination.ts';

export interface ListCommentsData {
  comments: Comment[];
  pagination: Pagination;
}
