/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { competitionRef } from './competitionRef.ts';
import { courtRef } from './courtRef.ts';
import { fixtureSide } from './fixtureSide.ts';
import { fixtureStage } from './fixtureStage.ts';
import { fixtureVenue } from './fixtureVenue.ts';
import { gameLive } from './gameLive.ts';
import { gameScore } from './gameScore.ts';
import { permissions } from './permissions.ts';

export const fixture = { id: 0, competition: [competitionRef, null], stage: [fixtureStage, null], starts_at: ['instant', null], home: fixtureSide, away: fixtureSide, status: '', result_status: '', score: gameScore, live: [gameLive, null], venue: [fixtureVenue, null], court: [[courtRef, null], '?'], booking: [[{ status: '', reason: ['', null], answer_until: ['instant', null] }, null], '?'], permissions: [permissions, '?'] };
