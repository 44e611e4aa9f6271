/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { groupRef } from './groupRef.ts';

export const fixtureStage = { id: 0, name: '', type: '', group: [groupRef, null], round: 0, rounds: 0, leg: 0, bracket: [{ side: '', position: 0 }, null], number: 0 };
