/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Points } from './points.ts';
import type { PointsPair } from './pointsPair.ts';

export interface GameSet {
  home: Points;
  away: Points;
  /** Tennis: of a set that ended 7:6 or 6:7 */
  tiebreak?: PointsPair;
}
