/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Deduction } from './deduction.zod.ts';
import { EntryStatus } from './entryStatus.zod.ts';
import { StandingLive } from './standingLive.zod.ts';
import { TeamFormResult } from './teamFormResult.zod.ts';
import { TeamRef } from './teamRef.zod.ts';
import { TieBreak } from './tieBreak.zod.ts';
import { TriedCriterion } from './triedCriterion.zod.ts';


export const standingRowWinPctMin = 0;
export const standingRowWinPctMax = 1;

export const standingRowPointRatioMin = 0;

export const standingRowFormMax = 5;



export const StandingRow = zod.strictObject({
  "rank": zod.int().min(1).describe('Shared by teams that nothing has told apart yet'),
  "rank_change": zod.int().describe('Places gained with the last matchday, lost ones below 0'),
  "team": TeamRef,
  "status": EntryStatus,
  "played": Count,
  "won": Count,
  "drawn": Count,
  "lost": Count,
  "points": zod.int(),
  "for": Count.describe('Goals or points; games of tennis'),
  "against": Count,
  "diff": zod.int(),
  "sets_won": Count,
  "sets_lost": Count,
  "win_pct": zod.number().min(standingRowWinPctMin).max(standingRowWinPctMax),
  "point_ratio": zod.number().min(standingRowPointRatioMin).nullable().describe('null: nothing lost'),
  "form": zod.array(TeamFormResult).max(standingRowFormMax).describe('The last five, latest last'),
  "live": zod.union([StandingLive,zod.null()]).describe('null: it plays no game now that counts as it stands'),
  "deductions": zod.array(Deduction),
  "tie_breaks": zod.array(TieBreak).describe('From the widest tie the team was in to the narrowest; empty when the first criterion says its place'),
  "tried_since": zod.array(TriedCriterion).describe('Of a shared rank: what was asked of those who share it, in order; otherwise empty')
});

export type StandingRow = zod.input<typeof StandingRow>;
export type StandingRowOutput = zod.output<typeof StandingRow>;
