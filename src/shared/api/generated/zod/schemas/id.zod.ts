/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';




export const Id = zod.int().min(1);

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;
