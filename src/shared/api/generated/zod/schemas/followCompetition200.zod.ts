/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Competition } from './competition.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const FollowCompetition200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "competition": Competition
})
})

export type FollowCompetition200 = zod.input<typeof FollowCompetition200>;
export type FollowCompetition200Output = zod.output<typeof FollowCompetition200>;
