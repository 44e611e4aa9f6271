/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Points } from './points.ts';

export interface PointsPair {
  home: Points;
  away: Points;
}
