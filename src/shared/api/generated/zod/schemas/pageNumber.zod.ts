/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PageNumberDefault = 1;



export const PageNumber = zod.int().min(1).default(PageNumberDefault);

export type PageNumber = zod.input<typeof PageNumber>;
export type PageNumberOutput = zod.output<typeof PageNumber>;
