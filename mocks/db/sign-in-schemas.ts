/** Tables of sign-in besides users and sessions. */
import { z } from 'zod';

const id = z.int().positive();
const instant = z.int();

/** The last code sent to a number, with or without a user: both must behave alike. */
export const phoneCodeSchema = z.strictObject({
  id,
  phone_prefix: z.string(),
  phone_number: z.string(),
  code: z.string(),
  sent_at: instant,
  /** The device that has proved the number with it: only there it may be sent again. */
  used_by: z.string().nullable(),
  /** Failed attempts with this code. */
  attempts: z.int().nonnegative(),
  /** Start of the 24 hours in which codes and failed attempts of a number are counted: its first code. */
  day_began: instant,
  sent_in_day: z.int().nonnegative(),
  wrong_in_day: z.int().nonnegative(),
});

/** Wrong passwords of a number, with or without a user, or of a user without a number. */
export const passwordAttemptsSchema = z.strictObject({
  id,
  account: z.string(),
  count: z.int().positive(),
  /** Of the last one. */
  at: instant,
});

/** A social identity and the user it signs in. */
export const identitySchema = z.strictObject({
  id,
  provider: z.enum(['facebook', 'google', 'github', 'twitter']),
  subject: z.string(),
  user_id: id,
});
