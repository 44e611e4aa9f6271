/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionRef } from './competitionRef.zod.ts';
import { Count } from './count.zod.ts';
import { FixtureStage } from './fixtureStage.zod.ts';
import { Instant } from './instant.zod.ts';

export const PostMatchday = zod.strictObject({
  "competition": CompetitionRef,
  "stage": FixtureStage.describe('Of its first game'),
  "games_count": Count,
  "starts_at": Instant.describe('Its first game')
}).describe('A round of a stage');

export type PostMatchday = zod.input<typeof PostMatchday>;
export type PostMatchdayOutput = zod.output<typeof PostMatchday>;
