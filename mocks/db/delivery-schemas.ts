/** What the mock backend keeps of its own deliveries: realtime events, and the answers that a repeated request gets again. */
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
  /** A hash of the request that was answered so. */
  request: z.string(),
  answer: z.json(),
  created_at: instant,
});
