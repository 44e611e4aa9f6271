/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GuestCountMin = 0;
export const GuestCountMax = 3;



export const GuestCount = zod.int().min(GuestCountMin).max(GuestCountMax).describe('People somebody brings along');

export type GuestCount = zod.input<typeof GuestCount>;
export type GuestCountOutput = zod.output<typeof GuestCount>;
