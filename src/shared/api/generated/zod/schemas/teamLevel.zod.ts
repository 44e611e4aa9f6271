/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TeamLevel = zod.enum(['recreational', 'intermediate', 'competitive', 'professional']);

export type TeamLevel = zod.input<typeof TeamLevel>;
export type TeamLevelOutput = zod.output<typeof TeamLevel>;
