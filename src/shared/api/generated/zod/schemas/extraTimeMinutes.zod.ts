/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ExtraTimeMinutesMin = 0;
export const ExtraTimeMinutesMax = 30;



export const ExtraTimeMinutes = zod.int().min(ExtraTimeMinutesMin).max(ExtraTimeMinutesMax).describe('0: none');

export type ExtraTimeMinutes = zod.input<typeof ExtraTimeMinutes>;
export type ExtraTimeMinutesOutput = zod.output<typeof ExtraTimeMinutes>;
