/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { teamRef } from './teamRef.ts';
import { userRef } from './userRef.ts';

export const scorerRow = { user: userRef, team: teamRef, points: 0, games: 0 };
