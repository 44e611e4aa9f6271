/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { teamRef } from './teamRef.ts';
import { userRef } from './userRef.ts';

export const cardRow = { user: userRef, team: teamRef, yellows: 0, reds: 0 };
