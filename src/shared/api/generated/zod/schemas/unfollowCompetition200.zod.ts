/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Competition } from './competition.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const UnfollowCompetition200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "competition": Competition
})
})

export type UnfollowCompetition200 = zod.input<typeof UnfollowCompetition200>;
export type UnfollowCompetition200Output = zod.output<typeof UnfollowCompetition200>;
