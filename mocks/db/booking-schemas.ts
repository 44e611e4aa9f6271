/** Bookings, single and weekly, what became of them, and what keeps a court from being booked (design §4, §5). */
import { z } from 'zod';

const id = z.int().positive();
const instant = z.int();
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const money = z.int().nonnegative();
const slotId = z.int().min(1).max(18);
const slotCount = z.int().min(1).max(3);
const weekday = z.int().min(1).max(7);

export const blockSchema = z.strictObject({
  id,
  venue_id: id,
  court_ids: z.array(id),
  date_from: date,
  date_to: date,
  time_slot_ids: z.array(slotId).nullable(), // null = the whole day
  reason: z.string(),
  created_by: id,
});

export const bookingSchema = z.strictObject({
  id,
  venue_id: id,
  court_id: id,
  date,
  time_slot_id: slotId,
  slot_count: slotCount,
  starts_at: instant,
  ends_at: instant,
  price: money,
  status: z.enum(['Confirmed', 'Pending', 'Unbooked']),
  series_id: id.nullable(),
  user_id: id.nullable(),
  guest_name: z.string().nullable(),
  guest_phone: z.string().nullable(),
  note: z.string().nullable(),
  source: z.enum(['user', 'admin', 'competition', 'event']),
  /** Of a competition: the game that it is for; absent or null: none. */
  game_id: id.nullable().optional(),
  /** Fixed when the booking is made (design §5). */
  cancel_deadline_at: instant,
  cancelled_at: instant.nullable(),
  cancelled_by: z.enum(['user', 'admin', 'system']).nullable(),
  cancel_reason: z.string().nullable(),
  confirmed_at: instant.nullable(),
  /** Paid in cash at the venue. */
  paid_at: instant.nullable(),
  /** When the venue noted that nobody came. */
  no_show_at: instant.nullable(),
  /** While its player is asked what shall become of it (R31): it is cancelled with the reason unless they answer before. */
  asked: z.strictObject({ until: instant, reason: z.string() }).nullable(),
  created_at: instant,
});
const bookingPlaceSchema = z.strictObject({ court_name: z.string(), date, starts_at: instant });

/** What people did with a booking, for the people of its venue. */
export const bookingEventSchema = z.strictObject({
  id,
  booking_id: id,
  action: z.enum([
    'created',
    'confirmed',
    'declined',
    'cancelled',
    'moved',
    'expired',
    'noted',
    'paid',
    'unpaid',
    'no-show',
    'came',
    'asked',
    'handed-over',
  ]),
  at: instant,
  /** null: the system, or a deleted account. */
  actor_id: id.nullable(),
  /** Where a moved booking was before; the name of the court at that time. */
  from: bookingPlaceSchema.nullable(),
  /** Whom it was handed over to. */
  to_user_id: id.nullable(),
  reason: z.string().nullable(),
});
export const seriesSchema = z.strictObject({
  id,
  venue_id: id,
  court_id: id,
  weekday,
  time_slot_id: slotId,
  slot_count: slotCount,
  starts_on: date,
  ends_on: date.nullable(),
  status: z.enum(['active', 'ended']),
  skipped_dates: z.array(date),
  user_id: id.nullable(),
  created_at: instant,
});
export const holdSchema = z.strictObject({
  id,
  court_id: id,
  date,
  time_slot_id: slotId,
  slot_count: slotCount,
  starts_at: instant,
  ends_at: instant,
  user_id: id,
  expires_at: instant,
});
