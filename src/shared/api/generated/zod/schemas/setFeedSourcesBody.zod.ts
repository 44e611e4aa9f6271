/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FeedSourceIds } from './feedSourceIds.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const SetFeedSourcesBody = zod.strictObject({
  "module": ModuleType,
  "is_on": zod.boolean(),
  "team_ids": FeedSourceIds,
  "competition_ids": FeedSourceIds
}).describe('Replaces all; together at most ten (422), public teams and competitions that are no drafts.');

export type SetFeedSourcesBody = zod.input<typeof SetFeedSourcesBody>;
export type SetFeedSourcesBodyOutput = zod.output<typeof SetFeedSourcesBody>;
