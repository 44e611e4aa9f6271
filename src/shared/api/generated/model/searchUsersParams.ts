/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UserKeywords } from './userKeywords.ts';

export type SearchUsersParams = {
/**
 * At least three letters of a name, or a full phone number
 */
keywords: UserKeywords;
};
