/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Deduction } from './deduction.zod.ts';
import { EntryStatus } from './entryStatus.zod.ts';
import { Id } from './id.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { RosterPlayer } from './rosterPlayer.zod.ts';
import { TeamRef } from './teamRef.zod.ts';




export const CompetitionTeam = zod.strictObject({
  "team": TeamRef,
  "application_id": zod.union([Id,zod.null()]).describe('For its organizers and the team; null too when it was added without one'),
  "seed": zod.int().min(1).nullable(),
  "seed_locked": zod.boolean(),
  "status": EntryStatus,
  "deductions": zod.array(Deduction),
  "roster_count": Count,
  "roster": zod.union([zod.array(RosterPlayer),zod.null()]).describe('For its organizers and the team, else null'),
  "fee_paid": zod.boolean().nullable().describe('As roster'),
  "is_mine": zod.boolean().describe('Whether the reader belongs to the team'),
  "permissions": Permissions.describe('update (fee, deduction), disqualify, withdraw')
});

export type CompetitionTeam = zod.input<typeof CompetitionTeam>;
export type CompetitionTeamOutput = zod.output<typeof CompetitionTeam>;
