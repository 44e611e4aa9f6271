/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { fixtureSource } from './fixtureSource.ts';
import { teamRef } from './teamRef.ts';
import { userRef } from './userRef.ts';

export const gameSide = { team: [teamRef, null], label: '', source: [fixtureSource, null], lineup: [{ user: userRef, guests: 0, jersey_number: [0, null], is_captain: false, position: ['', null], participant_id: [0, null], is_starter: [false, null] }], is_winner: [false, null], forfeited: false, has_confirmed: false };
