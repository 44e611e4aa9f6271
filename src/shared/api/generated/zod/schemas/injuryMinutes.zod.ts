/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const InjuryMinutesMax = 30;



export const InjuryMinutes = zod.int().min(1).max(InjuryMinutesMax);

export type InjuryMinutes = zod.input<typeof InjuryMinutes>;
export type InjuryMinutesOutput = zod.output<typeof InjuryMinutes>;
