/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionRef } from './competitionRef.zod.ts';
import { FixtureStage } from './fixtureStage.zod.ts';
import { TeamRef } from './teamRef.zod.ts';





export const PostRanks = zod.strictObject({
  "team": TeamRef,
  "competition": CompetitionRef,
  "stage": FixtureStage.describe('Of the game that moved it: its matchday and group'),
  "from": zod.int().min(1),
  "to": zod.int().min(1)
}).describe('A team that one result has moved by three places or more, up or down');

export type PostRanks = zod.input<typeof PostRanks>;
export type PostRanksOutput = zod.output<typeof PostRanks>;
