/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { deduction } from './deduction.ts';
import { teamRef } from './teamRef.ts';
import { triedCriterion } from './triedCriterion.ts';

export const standingRow = { rank: 0, rank_change: 0, team: teamRef, status: '', played: 0, won: 0, drawn: 0, lost: 0, points: 0, for: 0, against: 0, diff: 0, sets_won: 0, sets_lost: 0, win_pct: 0, point_ratio: [0, null], form: [''], live: [{ game_id: 0, score_for: 0, score_against: 0 }, null], deductions: [deduction], tie_breaks: [{ criterion: '', tried: [triedCriterion], scope: '', with: [teamRef], values: [[0, null], '{}'] }], tried_since: [triedCriterion] };
