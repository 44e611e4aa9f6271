/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UserKeywords } from './userKeywords.zod.ts';

export const SearchUsersParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "keywords": UserKeywords
})

export type SearchUsersParams = zod.input<typeof SearchUsersParams>;
export type SearchUsersParamsOutput = zod.output<typeof SearchUsersParams>;
