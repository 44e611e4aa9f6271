/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CompetitionOwnerType = zod.enum(['base', 'organization']).describe('base: the user themselves');

export type CompetitionOwnerType = zod.input<typeof CompetitionOwnerType>;
export type CompetitionOwnerTypeOutput = zod.output<typeof CompetitionOwnerType>;
