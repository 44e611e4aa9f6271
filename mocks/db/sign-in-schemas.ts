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
  attempts: z.int().nonnegative(),
});

/** A social identity and the user it signs in. */
export const identitySchema = z.strictObject({
  id,
  provider: z.enum(['facebook', 'google', 'github', 'twitter']),
  subject: z.string(),
  user_id: id,
});
