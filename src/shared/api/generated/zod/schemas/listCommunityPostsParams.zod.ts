/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const listCommunityPostsParamsPerPageDefault = 10;
export const listCommunityPostsParamsPerPageMax = 50;


export const ListCommunityPostsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "before": Id.optional(),
  "per_page": zod.int().min(1).max(listCommunityPostsParamsPerPageMax).default(listCommunityPostsParamsPerPageDefault)
})

export type ListCommunityPostsParams = zod.input<typeof ListCommunityPostsParams>;
export type ListCommunityPostsParamsOutput = zod.output<typeof ListCommunityPostsParams>;
