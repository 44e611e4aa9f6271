/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Community } from './community.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListCommunities200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "communities": zod.array(Community),
  "pagination": Pagination
})
})

export type ListCommunities200 = zod.input<typeof ListCommunities200>;
export type ListCommunities200Output = zod.output<typeof ListCommunities200>;
