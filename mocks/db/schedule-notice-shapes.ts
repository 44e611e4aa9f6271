/** What notifications about the times of games hold (decision 057). */
import { z } from 'zod';

/** Of one game. */
export const gameTimeShape = {
  starts_at: z.string().nullable().exactOptional(),
  change: z.enum(['moved', 'postponed', 'court-lost']).exactOptional(),
  reason: z.string().exactOptional(),
};
/** Of all games of a team. */
export const teamGamesShape = {
  games: z.int().positive().exactOptional(),
  starts_at: z.string().exactOptional(),
};
