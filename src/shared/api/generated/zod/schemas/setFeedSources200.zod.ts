/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FeedSources } from './feedSources.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const SetFeedSources200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": FeedSources
})

export type SetFeedSources200 = zod.input<typeof SetFeedSources200>;
export type SetFeedSources200Output = zod.output<typeof SetFeedSources200>;
