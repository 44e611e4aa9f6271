/** What signing in keeps beside users and sessions. */
import { z } from 'zod';

const id = z.int().positive();
const instant = z.int();

/** The code last sent to a number, whether or not the number has a user: both must look the same from outside. */
export const phoneCodeSchema = z.strictObject({
  id,
  phone_prefix: z.string(),
  phone_number: z.string(),
  code: z.string(),
  sent_at: instant,
  /** Wrong tries of this code. */
  attempts: z.int().nonnegative(),
  /** The 24 hours in which codes and wrong tries of a number are counted began with the first of them. */
  day_began: instant,
  sent_in_day: z.int().nonnegative(),
  wrong_in_day: z.int().nonnegative(),
});

/** A social identity and the user it signs in. */
export const identitySchema = z.strictObject({
  id,
  provider: z.enum(['facebook', 'google', 'github', 'twitter']),
  subject: z.string(),
  user_id: id,
});
