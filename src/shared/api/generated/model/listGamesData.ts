/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count.ts';
import type { Game } from './game.ts';
import type { Pagination } from './pagination.ts';

export interface ListGamesData {
  games: Game[];
  pagination: Pagination;
  /** Results that wait for a confirmation by the user */
  waiting_count: Count;
}
