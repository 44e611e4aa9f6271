/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CompetitionFormat = zod.enum(['league', 'double-league', 'knockout', 'double-knockout', 'groups-knockout', 'custom']);

export type CompetitionFormat = zod.input<typeof CompetitionFormat>;
export type CompetitionFormatOutput = zod.output<typeof CompetitionFormat>;
