/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GroupRef } from './groupRef.zod.ts';
import { Id } from './id.zod.ts';
import { StandingColumn } from './standingColumn.zod.ts';
import { StandingRow } from './standingRow.zod.ts';
import { StandingZone } from './standingZone.zod.ts';

export const standingTableLegsMax = 2;



export const StandingTable = zod.strictObject({
  "stage_id": Id,
  "stage_name": zod.string(),
  "group": zod.union([GroupRef,zod.null()]).describe('null: the stage has one table'),
  "legs": zod.int().min(1).max(standingTableLegsMax).describe('As the engine needs it for a what-if'),
  "columns": zod.array(StandingColumn),
  "provisional": zod.boolean().describe('A result in it is not official yet; of games that are on the rows tell'),
  "complete": zod.boolean().describe('All its games are played'),
  "rows": zod.array(StandingRow),
  "zones": zod.array(StandingZone)
});

export type StandingTable = zod.input<typeof StandingTable>;
export type StandingTableOutput = zod.output<typeof StandingTable>;
