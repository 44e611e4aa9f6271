/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface Pagination {
  /** @minimum 1 */
  current_page: number;
  /** @minimum 1 */
  last_page: number;
  /**
     * @minimum 1
     * @maximum 50
     */
  per_page: number;
  /** @minimum 0 */
  total: number;
}
