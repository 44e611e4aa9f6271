/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count.ts';
import type { PageCount } from './pageCount.ts';

export interface Pagination {
  /** @minimum 1 */
  current_page: number;
  last_page: PageCount;
  /**
     * @minimum 1
     * @maximum 50
     */
  per_page: number;
  total: Count;
}
