/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface FixtureScore {
  /**
     * @minimum 0
     * @nullable
     */
  home: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  away: number | null;
}
