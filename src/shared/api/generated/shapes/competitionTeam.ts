/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { deduction } from './deduction.ts';
import { permissions } from './permissions.ts';
import { rosterPlayer } from './rosterPlayer.ts';
import { teamRef } from './teamRef.ts';

export const competitionTeam = { team: teamRef, application_id: [0, null], seed: [0, null], seed_locked: false, status: '', deductions: [deduction], roster_count: 0, roster: [[rosterPlayer], null], fee_paid: [false, null], is_mine: false, permissions: permissions };
