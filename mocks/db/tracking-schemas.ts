/** The log of a game that is tracked. Design §10, decision 063. */
import { z } from 'zod';
import { GameEventType, PointHow } from '../../src/shared/api/generated/model.ts';

const id = z.int().positive();
const instant = z.int();

export const gameEventSchema = z.strictObject({
  id,
  game_id: id,
  client_id: z.string(),
  seq: z.int().positive(),
  type: z.enum(GameEventType),
  side: z.enum(['home', 'away']).nullable(),
  player_id: id.nullable(),
  related_player_id: id.nullable(),
  period: z.int().positive(),
  clock_ms: z.int().nonnegative(),
  at: instant,
  how: z.enum(PointHow).nullable(),
  minutes: z.int().positive().nullable(),
  note: z.string().nullable(),
  created_by: id.nullable(),
  voided_at: instant.nullable(),
  void_reason: z.string().nullable(),
  /** As it was sent, since it was completed: what is sent again is known by it. */
  sent: z.string().optional(),
});

/** Who tracks a game. */
export const trackingSchema = z.strictObject({
  user_id: id,
  since: instant,
  /** When they were last heard of. */
  seen_at: instant,
  /** Who would like to in their place. */
  asked_by: id.nullable(),
  /** Whoever brings it may. */
  code: z.string(),
});
