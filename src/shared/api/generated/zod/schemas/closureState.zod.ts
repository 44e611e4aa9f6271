/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ClosureState = zod.enum(['asked', 'moved', 'cancelled', 'lapsed', 'kept', 'ended']).describe('asked: waits for the player; moved and cancelled: by the answer or at once by the venue; lapsed: cancelled since nobody answered in time; kept: the court was opened again; ended: cancelled or moved otherwise meanwhile');

export type ClosureState = zod.input<typeof ClosureState>;
export type ClosureStateOutput = zod.output<typeof ClosureState>;
