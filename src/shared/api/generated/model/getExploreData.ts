/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Community } from './community.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import type { Team } from './team.ts';
import type { Venue } from './venue.ts';

export interface GetExploreData {
  /** @maxItems 6 */
  live_games: Game[];
  /** @maxItems 6 */
  venues: Venue[];
  /** @maxItems 6 */
  events: Event[];
  /** @maxItems 6 */
  communities: Community[];
  /** @maxItems 6 */
  teams: Team[];
}
