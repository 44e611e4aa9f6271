/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FeedSourceType = zod.enum(['team', 'competition']);

export type FeedSourceType = zod.input<typeof FeedSourceType>;
export type FeedSourceTypeOutput = zod.output<typeof FeedSourceType>;
