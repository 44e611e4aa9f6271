/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TeamFormResult = zod.enum(['W', 'D', 'L']);

export type TeamFormResult = zod.input<typeof TeamFormResult>;
export type TeamFormResultOutput = zod.output<typeof TeamFormResult>;
