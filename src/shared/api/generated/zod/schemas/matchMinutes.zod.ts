/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MatchMinutesMax = 240;



export const MatchMinutes = zod.int().min(1).max(MatchMinutesMax).describe('Of a game with its breaks, for planning');

export type MatchMinutes = zod.input<typeof MatchMinutes>;
export type MatchMinutesOutput = zod.output<typeof MatchMinutes>;
