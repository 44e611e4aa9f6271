/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventPhase = zod.enum(['scheduled', 'ongoing', 'completed', 'cancelled']).describe('Follows from the time, and from whether it was cancelled');

export type EventPhase = zod.input<typeof EventPhase>;
export type EventPhaseOutput = zod.output<typeof EventPhase>;
