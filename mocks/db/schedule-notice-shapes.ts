/** What notifications about the times of games, and how far a competition is, hold (decision 057). */
import { z } from 'zod';

/** Of one game. */
export const gameTimeShape = {
  starts_at: z.string().nullable().exactOptional(),
  change: z.enum(['moved', 'postponed', 'court-closing', 'court-kept', 'court-lost']).exactOptional(),
  appointment: z.enum(['asked', 'accepted', 'declined', 'removed']).exactOptional(),
  role: z.enum(['referee', 'tracker']).exactOptional(),
  reason: z.string().exactOptional(),
  until: z.string().exactOptional(),
};
/** Of a competition, and what becomes of a team there. */
export const teamNewsShape = {
  phase: z.enum(['registration', 'ongoing', 'finished']).exactOptional(),
  points: z.int().positive().exactOptional(),
  games: z.int().positive().exactOptional(),
  starts_at: z.string().exactOptional(),
};
