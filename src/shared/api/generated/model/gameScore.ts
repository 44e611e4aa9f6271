/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameSet } from './gameSet.ts';
import type { PointsPair } from './pointsPair.ts';

export interface GameScore {
  /**
     * Goals, points, or sets won; null: no score yet
     * @minimum 0
     * @nullable
     */
  home: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  away: number | null;
  /** May be empty when only the whole is known */
  periods: PointsPair[];
  sets: GameSet[];
}
