/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameSet } from './gameSet.ts';
import type { Points } from './points.ts';
import type { PointsPair } from './pointsPair.ts';

/**
 * By periods or the whole (home and away), or by sets. Periods add up to home and away when all are given (422 on periods).
 */
export interface EnterResultBody {
  home?: Points;
  away?: Points;
  /** @maxItems 10 */
  periods?: PointsPair[];
  /**
     * Of volleyball and tennis: each with a winner, and together a winner
     * @minItems 1
     * @maxItems 5
     */
  sets?: GameSet[];
}
