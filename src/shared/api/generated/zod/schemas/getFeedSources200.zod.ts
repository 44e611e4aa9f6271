/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FeedSources } from './feedSources.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const GetFeedSources200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": FeedSources
})

export type GetFeedSources200 = zod.input<typeof GetFeedSources200>;
export type GetFeedSources200Output = zod.output<typeof GetFeedSources200>;
