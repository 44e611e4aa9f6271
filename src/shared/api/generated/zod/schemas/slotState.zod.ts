/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SlotState = zod.enum(['available', 'confirmed', 'pending', 'held', 'blocked', 'past', 'too-soon', 'too-far']).describe('A player sees confirmed, pending, held and blocked as taken.');

export type SlotState = zod.input<typeof SlotState>;
export type SlotStateOutput = zod.output<typeof SlotState>;
