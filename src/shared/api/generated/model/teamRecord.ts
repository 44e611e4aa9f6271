/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface TeamRecord {
  /** @minimum 0 */
  played: number;
  /** @minimum 0 */
  won: number;
  /** @minimum 0 */
  drawn: number;
  /** @minimum 0 */
  lost: number;
}
