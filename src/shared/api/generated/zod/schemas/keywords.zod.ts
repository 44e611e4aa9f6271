/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const KeywordsMax = 100;



export const Keywords = zod.string().max(KeywordsMax);

export type Keywords = zod.input<typeof Keywords>;
export type KeywordsOutput = zod.output<typeof Keywords>;
