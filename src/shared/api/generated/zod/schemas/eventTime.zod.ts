/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventTime = zod.enum(['upcoming', 'past']).describe('upcoming: not over yet, soonest first; past: over, latest first');

export type EventTime = zod.input<typeof EventTime>;
export type EventTimeOutput = zod.output<typeof EventTime>;
