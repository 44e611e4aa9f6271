/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameSideKey } from './gameSideKey.ts';
import type { ParticipantDecision } from './participantDecision.ts';
import type { PlayerPosition } from './playerPosition.ts';
import type { PlayerRating } from './playerRating.ts';

/**
 * Only what is sent changes.
 */
export interface UpdateParticipantBody {
  /** Decides a request; an approved one waits when all seats are taken */
  status?: ParticipantDecision;
  has_paid?: boolean;
  /**
     * From the start on
     * @nullable
     */
  attended?: boolean | null;
  rating?: PlayerRating | null;
  /** One of the sport */
  position?: PlayerPosition | null;
  side?: GameSideKey | null;
  /** Needs a side */
  is_locked?: boolean;
}
