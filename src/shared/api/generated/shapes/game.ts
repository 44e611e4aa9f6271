/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { competitionRef } from './competitionRef.ts';
import { courtRef } from './courtRef.ts';
import { eventRef } from './eventRef.ts';
import { fixtureStage } from './fixtureStage.ts';
import { fixtureVenue } from './fixtureVenue.ts';
import { gameLive } from './gameLive.ts';
import { gameRules } from './gameRules.ts';
import { gameScore } from './gameScore.ts';
import { gameSide } from './gameSide.ts';
import { permissions } from './permissions.ts';
import { sport } from './sport.ts';
import { userRef } from './userRef.ts';

export const game = { id: 0, kind: '', sport: sport, event: [eventRef, null], competition: [competitionRef, null], stage: [fixtureStage, null], home: gameSide, away: gameSide, status: '', result_status: '', result: [{ entered_by: [userRef, null], entered_at: 'instant', official_at: 'instant', disputed_by: [userRef, null], dispute_reason: ['', null] }, null], walkover_reason: ['', null], reopened: [{ by: [userRef, null], at: 'instant', reason: '' }, null], starts_at: ['instant', null], ends_at: ['instant', null], venue: [fixtureVenue, null], court_name: ['', null], court: [[courtRef, null], '?'], score: gameScore, live: [gameLive, null], tracker: [{ user: [userRef, null], since: 'instant', seen_at: 'instant', is_online: false, asked_by: [userRef, null], code: ['', null] }, null], rules: gameRules, officials: [{ user: userRef, role: '', status: '' }], my_side: ['', null], followers_count: 0, is_followed: false, permissions: permissions };
