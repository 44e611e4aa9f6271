/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const FeedSourceIdsMax = 10;



export const FeedSourceIds = zod.array(Id).max(FeedSourceIdsMax);

export type FeedSourceIds = zod.input<typeof FeedSourceIds>;
export type FeedSourceIdsOutput = zod.output<typeof FeedSourceIds>;
