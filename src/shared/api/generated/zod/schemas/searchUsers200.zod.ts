/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const searchUsers200DataUsersMax = 10;


export const SearchUsers200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "users": zod.array(UserRef).max(searchUsers200DataUsersMax)
})
})

export type SearchUsers200 = zod.input<typeof SearchUsers200>;
export type SearchUsers200Output = zod.output<typeof SearchUsers200>;
