/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How it is scored. With best_of_sets it is won by sets, else by goals or points in periods.
 */
export interface GameRules {
  /**
     * @minimum 1
     * @maximum 10
     * @nullable
     */
  periods: number | null;
  /**
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  best_of_sets: number | null;
  /** Whether it may end level */
  draw: boolean;
}
