/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { fixtureSource } from './fixtureSource.ts';
import { teamRef } from './teamRef.ts';

export const fixtureSide = { team: [teamRef, null], label: '', source: [fixtureSource, null], is_winner: [false, null], forfeited: false };
