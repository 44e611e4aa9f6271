/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Message,
  NoErrors,
  UserRef
} from '../schemas/index.ts';


/**
 * Names match from the start of a word. A number finds its account only when it is complete. Finds neither the user nor unfinished accounts.
 * @summary Find users by name or exact phone number
 */
export const searchUsersQueryKeywordsMin = 3;
export const searchUsersQueryKeywordsMax = 100;



export const SearchUsersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "keywords": zod.string().min(searchUsersQueryKeywordsMin).max(searchUsersQueryKeywordsMax).describe('At least three letters of a name, or a full phone number')
})

export const searchUsersResponseDataUsersMax = 10;



export const SearchUsersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "users": zod.array(UserRef).max(searchUsersResponseDataUsersMax)
})
})

