/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const OfficialAfterHoursMin = 0;
export const OfficialAfterHoursMax = 336;



export const OfficialAfterHours = zod.int().min(OfficialAfterHoursMin).max(OfficialAfterHoursMax).describe('Until a result that nobody disputes is official; 0: at once');

export type OfficialAfterHours = zod.input<typeof OfficialAfterHours>;
export type OfficialAfterHoursOutput = zod.output<typeof OfficialAfterHours>;
