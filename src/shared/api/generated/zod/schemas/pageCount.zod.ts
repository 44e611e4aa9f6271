/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';




export const PageCount = zod.int().min(1);

export type PageCount = zod.input<typeof PageCount>;
export type PageCountOutput = zod.output<typeof PageCount>;
