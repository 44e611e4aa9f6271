import type { GameRecord } from '../../db/records.ts';
import { type Result, resultStateOf, type Side } from './result.ts';

/** It has a result that may count. */
export const isPlayed = ({ status, home_score, away_score }: GameRecord): boolean =>
  (status === 'finished' || status === 'walkover') && home_score !== null && away_score !== null;

/** The result that stands: one that came with its league, or of a game that its rules decided, stands without anybody's word. */
export function standingResult(game: GameRecord): Result | null {
  const { status, result, starts_at } = game;
  if (result !== null || (status !== 'walkover' && !isPlayed(game))) return result;
  const at = starts_at ?? 0;
  return {
    entered_by: null,
    entered_at: at,
    official_at: at,
    confirmed: ['home', 'away'],
    disputed_by: null,
    dispute_reason: null,
    settled_at: at,
  };
}

export const resultStatusOf = (game: GameRecord, now: number) => resultStateOf(standingResult(game), now);

/** Of a game that was level who won the shoot-out. */
export function winnerOf(game: GameRecord): Side | null {
  const { home_score, away_score, shootout } = game;
  if (!isPlayed(game) || home_score === null || away_score === null) return null;
  const lead = home_score - away_score || (shootout ? shootout.home - shootout.away : 0);
  return lead === 0 ? null : lead > 0 ? 'home' : 'away';
}
