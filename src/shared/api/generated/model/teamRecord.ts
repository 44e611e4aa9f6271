/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface TeamRecord {
  /** @minimum 0 */
  played: number;
  /** @minimum 0 */
  won: number;
  /**
     * null: games of the sport cannot end level
     * @minimum 0
     * @nullable
     */
  drawn: number | null;
  /** @minimum 0 */
  lost: number;
}
