/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface BalanceEventBody {
  /**
     * Participants who stay on the side they are on; the locked ones when absent
     * @maxItems 100
     */
  lock_ids?: Id[];
  /**
     * Another number, other sides as fair; 0 when absent
     * @minimum 0
     * @maximum 1000
     */
  variant?: number;
}
