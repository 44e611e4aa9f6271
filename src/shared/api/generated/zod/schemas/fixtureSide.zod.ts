/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FixtureSource } from './fixtureSource.zod.ts';
import { TeamRef } from './teamRef.zod.ts';

export const FixtureSide = zod.strictObject({
  "team": zod.union([TeamRef,zod.null()]).describe('null: not known yet'),
  "label": zod.string().describe('The name of the team, or where it comes from in the language of the request, e.g. Winner of game 12'),
  "source": zod.union([FixtureSource,zod.null()]).describe('Where the team comes from; null: of no stage'),
  "is_winner": zod.boolean().nullable().describe('null: no result, or level'),
  "forfeited": zod.boolean()
});

export type FixtureSide = zod.input<typeof FixtureSide>;
export type FixtureSideOutput = zod.output<typeof FixtureSide>;
