/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UserKeywordsMin = 3;
export const UserKeywordsMax = 100;



export const UserKeywords = zod.string().min(UserKeywordsMin).max(UserKeywordsMax);

export type UserKeywords = zod.input<typeof UserKeywords>;
export type UserKeywordsOutput = zod.output<typeof UserKeywords>;
