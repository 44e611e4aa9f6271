/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventRef } from './eventRef.ts';
import type { Id } from './id.ts';

/**
 * The game a notification is about
 */
export interface NotificationGame {
  id: Id;
  /** Of the game of an event */
  event?: EventRef;
  home: string;
  away: string;
  /**
     * @minimum 0
     * @nullable
     */
  home_score: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  away_score: number | null;
  /** Of result-entered; true: the user may still confirm or dispute it */
  waits?: boolean;
}
