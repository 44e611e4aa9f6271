/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LineupEntry } from './lineupEntry.ts';
import type { TeamRef } from './teamRef.ts';

export interface GameSide {
  /** null: of an event, or not known yet */
  team: TeamRef | null;
  /** The name of the team; of an event Black team or White team in the language of the request */
  label: string;
  /** Captain first, then by name */
  lineup: LineupEntry[];
  /**
     * null: no result, or level
     * @nullable
     */
  is_winner: boolean | null;
  forfeited: boolean;
  /** Whether this side stands by the result */
  has_confirmed: boolean;
}
