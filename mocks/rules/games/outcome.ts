import type { GameRecord } from '../../db/records.ts';
import { resultStateOf, type Side } from './result.ts';

/** It has a result that may count. */
export const isPlayed = ({ status, home_score, away_score }: GameRecord): boolean =>
  (status === 'finished' || status === 'walkover') && home_score !== null && away_score !== null;

/** A score that came with its league stands without anybody's word. */
export const resultStatusOf = (game: GameRecord, now: number) =>
  game.result === null && isPlayed(game) ? 'official' : resultStateOf(game.result, now);

export function winnerOf(game: GameRecord): Side | null {
  const { home_score, away_score } = game;
  if (!isPlayed(game) || home_score === null || away_score === null || home_score === away_score) return null;
  return home_score > away_score ? 'home' : 'away';
}
