/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PageSizeDefault = 10;
export const PageSizeMax = 50;



export const PageSize = zod.int().min(1).max(PageSizeMax).default(PageSizeDefault);

export type PageSize = zod.input<typeof PageSize>;
export type PageSizeOutput = zod.output<typeof PageSize>;
