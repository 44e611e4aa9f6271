/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventCapacityMin = 2;
export const EventCapacityMax = 100;



export const EventCapacity = zod.int().min(EventCapacityMin).max(EventCapacityMax).describe('Seats, guests included');

export type EventCapacity = zod.input<typeof EventCapacity>;
export type EventCapacityOutput = zod.output<typeof EventCapacity>;
