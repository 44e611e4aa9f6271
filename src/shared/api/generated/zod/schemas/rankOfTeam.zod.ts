/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { GroupRef } from './groupRef.zod.ts';
import { Id } from './id.zod.ts';




export const RankOfTeam = zod.strictObject({
  "competition_id": Id,
  "rank": zod.int().min(1),
  "teams_count": Count.describe('Teams of the table'),
  "group": zod.union([GroupRef,zod.null()]).describe('null: the table is of the whole stage')
}).describe('Where a team stands in the latest table of a competition');

export type RankOfTeam = zod.input<typeof RankOfTeam>;
export type RankOfTeamOutput = zod.output<typeof RankOfTeam>;
