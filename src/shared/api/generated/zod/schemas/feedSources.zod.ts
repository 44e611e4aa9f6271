/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FeedSource } from './feedSource.zod.ts';

export const feedSourcesSourcesMax = 10;



export const FeedSources = zod.strictObject({
  "is_on": zod.boolean().describe('Whether new posts write themselves'),
  "sources": zod.array(FeedSource).max(feedSourcesSourcesMax)
}).describe('What the feed of a community follows; what not everybody may see any more is not among it');

export type FeedSources = zod.input<typeof FeedSources>;
export type FeedSourcesOutput = zod.output<typeof FeedSources>;
