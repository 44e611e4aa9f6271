/** Tables of sent realtime events and of answers stored for idempotency. */
import { z } from 'zod';

const id = z.int().positive();
const instant = z.int();

export const realtimeEventSchema = z.strictObject({
  id,
  user_id: id,
  type: z.string(),
  data: z.json(),
  created_at: instant,
});

/** The answer given to a request with an `Idempotency-Key`; the same key gets the same answer for 24 h (design §0). */
export const idempotencySchema = z.strictObject({
  id,
  key: z.string(),
  operation: z.string(),
  user_id: id,
  /** A hash of the answered request. */
  request: z.string(),
  answer: z.json(),
  created_at: instant,
});
