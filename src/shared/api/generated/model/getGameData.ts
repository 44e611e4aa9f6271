/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Fixture } from './fixture.ts';
import type { Game } from './game.ts';

export interface GetGameData {
  game: Game;
  /** @maxItems 5 */
  head_to_head: Fixture[];
}
