/** What happens when plans change: closures with choices, hand-overs, and waiting for a taken time (R24, R31). */
import { z } from 'zod';

const id = z.int().positive();
const instant = z.int();
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const slotId = z.int().min(1).max(18);

/** A booking that a closed time hit; kept when the time is opened again. */
export const closureSchema = z.strictObject({
  id,
  block_id: id,
  booking_id: id,
  action: z.enum(['move', 'cancel', 'ask']),
  state: z.enum(['asked', 'moved', 'cancelled', 'lapsed', 'kept', 'ended']),
  reason: z.string(),
  /** Where it stood. */
  from: z.strictObject({ court_name: z.string(), date, starts_at: instant }),
  /** null: nobody was asked. */
  answer_until: instant.nullable(),
  settled_at: instant.nullable(),
});
/** An offer of a booking, or of a weekly one from a session on, to another user. */
export const handoverSchema = z.strictObject({
  id,
  booking_id: id,
  /** Of a whole series; the new one once it is accepted. */
  series_id: id.nullable(),
  from_user_id: id,
  to_user_id: id,
  state: z.enum(['offered', 'accepted', 'declined', 'withdrawn', 'expired']),
  /** Court and start as offered: a booking that is elsewhere is another one. */
  court_id: id,
  expires_at: instant,
  session_count: z.int().positive(),
  offered_at: instant,
  settled_at: instant.nullable(),
});
/** Somebody waits for a taken time, on one court or on any of a sport. */
export const slotWatchSchema = z.strictObject({
  id,
  user_id: id,
  venue_id: id,
  court_id: id.nullable(),
  sport_id: id,
  date,
  time_slot_id: slotId,
  created_at: instant,
});
/** A watched time that is free: its watchers may book it one after the other before everybody else. */
export const openingSchema = z.strictObject({
  id,
  venue_id: id,
  court_id: id,
  date,
  time_slot_id: slotId,
  /** The first of them has a head start; without any, everybody may book. */
  queue: z.array(z.strictObject({ watch_id: id, user_id: id })),
  /** The end of that head start. */
  until: instant,
  /** Watches that had their head start, or came when everybody could book. */
  served: z.array(id),
});
