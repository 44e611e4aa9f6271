/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



export const paginationPerPageMax = 50;

export const paginationTotalMin = 0;



export const Pagination = zod.strictObject({
  "current_page": zod.int().min(1),
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1).max(paginationPerPageMax),
  "total": zod.int().min(paginationTotalMin)
});

export type Pagination = zod.input<typeof Pagination>;
export type PaginationOutput = zod.output<typeof Pagination>;
