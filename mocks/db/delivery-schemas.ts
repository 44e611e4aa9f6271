/** Tables of sent realtime events, of push, of answers stored for idempotency, and of what was done how often. */
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

/** A device that is sent push messages: to the user of this session, as long as it is open (decision 074). */
export const pushSubscriptionSchema = z.strictObject({
  id,
  device_id: z.string(),
  session_id: id,
  user_id: id,
  platform: z.enum(['web', 'ios', 'android']),
  token: z.string(),
  locale: z.enum(['en', 'sq']),
});

/** A push message that leaves once its operation is committed. */
export const pushSchema = z.strictObject({
  id,
  user_id: id,
  token: z.string(),
  message: z.record(z.string(), z.string()),
});

/** When something that has a limit was done, by what it is and whose: as far back as the limit looks. */
export const rateSchema = z.strictObject({
  id,
  key: z.string(),
  times: z.array(instant),
  /** Nothing of it counts any more from here on. */
  until: instant,
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
