/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionRef } from './competitionRef.zod.ts';
import { GroupRef } from './groupRef.zod.ts';
import { Id } from './id.zod.ts';
import { StandingRow } from './standingRow.zod.ts';

export const topOfTableRowsMax = 3;



export const TopOfTable = zod.strictObject({
  "competition": CompetitionRef,
  "stage_id": Id,
  "group": zod.union([GroupRef,zod.null()]),
  "rows": zod.array(StandingRow).max(topOfTableRowsMax)
}).describe('The first of a table');

export type TopOfTable = zod.input<typeof TopOfTable>;
export type TopOfTableOutput = zod.output<typeof TopOfTable>;
