/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FixtureTime = zod.enum(['upcoming', 'past']);

export type FixtureTime = zod.input<typeof FixtureTime>;
export type FixtureTimeOutput = zod.output<typeof FixtureTime>;
