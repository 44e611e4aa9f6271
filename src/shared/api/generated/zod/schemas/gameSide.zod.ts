/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FixtureSource } from './fixtureSource.zod.ts';
import { LineupEntry } from './lineupEntry.zod.ts';
import { TeamRef } from './teamRef.zod.ts';

export const GameSide = zod.strictObject({
  "team": zod.union([TeamRef,zod.null()]).describe('null: of an event, or not known yet'),
  "label": zod.string().describe('The name of the team; of an event Black team or White team in the language of the request'),
  "source": zod.union([FixtureSource,zod.null()]).describe('Of a competition: where the team comes from'),
  "lineup": zod.array(LineupEntry).describe('Of a team those who are chosen, until then all its players. Who starts first, then captain first, then by name'),
  "is_winner": zod.boolean().nullable().describe('null: no result, or level'),
  "forfeited": zod.boolean(),
  "has_confirmed": zod.boolean().describe('Whether this side stands by the result')
});

export type GameSide = zod.input<typeof GameSide>;
export type GameSideOutput = zod.output<typeof GameSide>;
