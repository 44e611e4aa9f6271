/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventMinimumMin = 2;
export const EventMinimumMax = 100;



export const EventMinimum = zod.int().min(EventMinimumMin).max(EventMinimumMax).describe('Heads, guests included, below which it is cancelled at its check');

export type EventMinimum = zod.input<typeof EventMinimum>;
export type EventMinimumOutput = zod.output<typeof EventMinimum>;
