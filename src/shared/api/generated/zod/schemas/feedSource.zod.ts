/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FeedSourceType } from './feedSourceType.zod.ts';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';

export const FeedSource = zod.strictObject({
  "type": FeedSourceType,
  "id": Id.describe('Of the team or the competition'),
  "slug": zod.string(),
  "name": zod.string(),
  "image": ImageOrNull,
  "city": zod.string()
}).describe('A public team or a competition that is no draft, whose results, ranks and matchdays become posts');

export type FeedSource = zod.input<typeof FeedSource>;
export type FeedSourceOutput = zod.output<typeof FeedSource>;
