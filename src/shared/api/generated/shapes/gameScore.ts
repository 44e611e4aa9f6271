/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pointsPair } from './pointsPair.ts';

export const gameScore = { home: [0, null], away: [0, null], periods: [pointsPair], sets: [{ home: 0, away: 0, tiebreak: [pointsPair, '?'] }], shootout: [pointsPair, null] };
