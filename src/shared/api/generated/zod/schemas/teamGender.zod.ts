/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TeamGender = zod.enum(['male', 'female', 'mixed']);

export type TeamGender = zod.input<typeof TeamGender>;
export type TeamGenderOutput = zod.output<typeof TeamGender>;
