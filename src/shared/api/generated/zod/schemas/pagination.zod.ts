/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { PageCount } from './pageCount.zod.ts';


export const paginationPerPageMax = 50;



export const Pagination = zod.strictObject({
  "current_page": zod.int().min(1),
  "last_page": PageCount,
  "per_page": zod.int().min(1).max(paginationPerPageMax),
  "total": Count
});

export type Pagination = zod.input<typeof Pagination>;
export type PaginationOutput = zod.output<typeof Pagination>;
