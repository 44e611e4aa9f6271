/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';





export const FixtureSource = zod.strictObject({
  "kind": zod.enum(['team', 'winner', 'loser', 'rank', 'best-rank', 'bye']),
  "game_id": zod.union([Id,zod.null()]),
  "stage_id": zod.union([Id,zod.null()]),
  "group_id": zod.union([Id,zod.null()]),
  "rank": zod.int().min(1).nullable(),
  "nth": zod.int().min(1).nullable()
}).describe('team: seeded; winner, loser: of game_id; rank: of a group of a stage; best-rank: the nth best of those ranked at rank; bye: nobody');

export type FixtureSource = zod.input<typeof FixtureSource>;
export type FixtureSourceOutput = zod.output<typeof FixtureSource>;
