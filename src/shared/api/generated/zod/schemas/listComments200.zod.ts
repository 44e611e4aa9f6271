/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Comment } from './comment.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListComments200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "comments": zod.array(Comment),
  "pagination": Pagination
})
})

export type ListComments200 = zod.input<typeof ListComments200>;
export type ListComments200Output = zod.output<typeof ListComments200>;
