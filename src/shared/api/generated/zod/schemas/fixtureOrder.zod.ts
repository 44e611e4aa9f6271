/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FixtureOrder = zod.enum(['starts_at', '-starts_at']).describe('Games without a time are last');

export type FixtureOrder = zod.input<typeof FixtureOrder>;
export type FixtureOrderOutput = zod.output<typeof FixtureOrder>;
