/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SlotCountMax = 3;



export const SlotCount = zod.int().min(1).max(SlotCountMax).describe('Consecutive slots of one booking');

export type SlotCount = zod.input<typeof SlotCount>;
export type SlotCountOutput = zod.output<typeof SlotCount>;
