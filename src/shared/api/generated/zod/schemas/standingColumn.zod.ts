/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StandingColumn = zod.enum(['played', 'won', 'drawn', 'lost', 'for_against', 'diff', 'sets', 'point_ratio', 'win_pct', 'games', 'points', 'form']);

export type StandingColumn = zod.input<typeof StandingColumn>;
export type StandingColumnOutput = zod.output<typeof StandingColumn>;
