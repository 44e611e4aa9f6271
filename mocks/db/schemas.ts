/**
 * The stored records, table by table. Instants are epoch milliseconds, dates `yyyy-MM-dd` in Europe/Tirane,
 * money whole lek. These are private records; the contract alone decides what is sent.
 */
import { gameTimeShape, teamNewsShape } from './schedule-notice-shapes.ts';
import { z } from 'zod';
import { NotificationType } from '../../src/shared/api/generated/model.ts';

const id = z.int().positive();
const instant = z.int();
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const money = z.int().nonnegative();
const slotId = z.int().min(1).max(18);
const weekday = z.int().min(1).max(7);

/** A text in both languages; the client's language selects one. */
export const localTextSchema = z.strictObject({ en: z.string(), sq: z.string() });
export const languageSchema = z.enum(['en', 'sq']);
export const moduleTypeSchema = z.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']);
export const publicationStatusSchema = z.enum(['draft', 'in-review', 'published', 'disabled']);
export const facilitySchema = z.enum([
  'changing-rooms',
  'showers',
  'free-parking',
  'coffee-bar',
  'spectator-seating',
  'wifi',
  'indoor-court',
]);

export const userSchema = z.strictObject({
  id,
  name: z.string().nullable(),
  birth_year: z.int().nullable(),
  city_id: id.nullable(),
  image_id: id.nullable(),
  phone_prefix: z.string(),
  phone_number: z.string(),
  password: z.string().nullable(),
  password_set: z.boolean(),
  profile_status: z.enum(['completed', 'uncompleted']),
  is_verified: z.boolean(),
  is_super_user: z.boolean(),
  locale: languageSchema,
  /** Requested in the profile; replaces the number above once its code is entered. */
  new_phone: z.strictObject({ phone_prefix: z.string(), phone_number: z.string() }).nullable(),
  created_at: instant,
});

export const sessionSchema = z.strictObject({
  id,
  token: z.string(),
  user_id: id,
  device_id: z.string().nullable(),
  created_at: instant,
  /** When this session was opened with a code; for a while it may replace the password (decision 018). */
  proved_at: instant.optional(),
});

export const citySchema = z.strictObject({ id, name: z.string(), latitude: z.number(), longitude: z.number() });
export const sportSchema = z.strictObject({
  id,
  key: z.enum(['football', 'basketball', 'volleyball', 'tennis']),
  name: localTextSchema,
});
export const imageSchema = z.strictObject({
  id,
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  owner_id: id.nullable(),
});

/** Design §4 BookingPolicy. */
export const bookingPolicySchema = z.strictObject({
  booking_confirmation: z.enum(['manual', 'auto']),
  min_lead_minutes: z.int().nonnegative(),
  max_advance_days: z.int().positive(),
  cancel_cutoff_hours: z.int().nonnegative(),
  cancel_grace_minutes: z.int().nonnegative(),
  weekly_allowed: z.boolean(),
  max_active_per_user: z.int().positive(),
});

export const venueSchema = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  status: publicationStatusSchema,
  /** An owner may re-enable only what an owner disabled (design §4). */
  disabled: z
    .strictObject({ at: instant, by: z.enum(['owner', 'superuser']), reason: z.string().nullable() })
    .nullable(),
  image_id: id.nullable(),
  image_ids: z.array(id),
  city_id: id,
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  description: localTextSchema.nullable(),
  phone_prefix: z.string(),
  phone_number: z.string(),
  is_bookable: z.boolean(),
  booking_policy: bookingPolicySchema,
  review: z
    .strictObject({
      submitted_at: instant,
      decided_at: instant.nullable(),
      decision: z.enum(['approved', 'rejected']).nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  created_at: instant,
});
export const venueUserSchema = z.strictObject({
  id,
  venue_id: id,
  user_id: id,
  role: z.enum(['owner', 'manager', 'staff']),
  since: instant,
});

/** Exactly one of weekday and date is set; no slots = closed (design §4 CourtSchedule). */
export const courtScheduleSchema = z.strictObject({
  id,
  weekday: weekday.nullable(),
  date: date.nullable(),
  time_slot_ids: z.array(slotId),
});
/** The first rule that matches wins, else the court's own price (design §4 PriceRule). */
export const priceRuleSchema = z.strictObject({
  id,
  weekdays: z.array(weekday),
  from_slot_id: slotId,
  to_slot_id: slotId,
  price: money,
});
export const courtSchema = z.strictObject({
  id,
  venue_id: id,
  name: z.string(),
  sport_id: id,
  players_capacity: z.int().min(2),
  facilities: z.array(facilitySchema),
  price: money,
  is_public: z.boolean(),
  delayed_start: z.union([z.literal(0), z.literal(15), z.literal(30), z.literal(45)]),
  default_slots: z.array(slotId),
  schedules: z.array(courtScheduleSchema),
  price_rules: z.array(priceRuleSchema),
  surface: z.enum(['artificial-grass', 'grass', 'parquet', 'hard', 'clay', 'rubber']).nullable(),
  position: z.int().nonnegative(),
  deleted_at: instant.nullable(), // a deleted court is kept for its bookings
});
export const bookmarkSchema = z.strictObject({ id, user_id: id, venue_id: id });

export const settingSchema = z.strictObject({
  id,
  scope: z.enum(['app', 'user', 'venue', 'organization']),
  /** The user, venue or organization it belongs to; null in the scope `app`. */
  scope_id: id.nullable(),
  key: z.string(),
  value: z.json(),
  is_secret: z.boolean(),
});

export const notificationSchema = z.strictObject({
  id,
  user_id: id,
  type: z.enum(NotificationType),
  title: localTextSchema,
  body: localTextSchema,
  data: z.strictObject({
    entity_type: z.string(),
    entity_id: id,
    url: z.string(),
    booking: z
      .strictObject({
        court_name: z.string(),
        venue_name: z.string(),
        date,
        start: z.string(),
        reason: z.enum(['closed', 'taken']).exactOptional(),
        until: z.string().exactOptional(),
        answer: z.enum(['accepted', 'declined', 'withdrawn', 'expired', 'moved', 'cancelled', 'none']).exactOptional(),
        weekly: z.boolean().exactOptional(),
      })
      .exactOptional(),
    team: z
      .strictObject({
        id,
        slug: z.string(),
        name: z.string(),
        invitation: z.enum(['open', 'accepted', 'declined', 'withdrawn']).exactOptional(),
        application_id: id.exactOptional(),
      })
      .exactOptional(),
    game: z
      .strictObject({
        id,
        event: z.strictObject({ id, title: z.string() }).exactOptional(),
        /** Of two teams; empty for the sides of an event, which are named in the language of the reader. */
        home: z.string(),
        away: z.string(),
        home_score: z.int().nonnegative().nullable(),
        away_score: z.int().nonnegative().nullable(),
        ...gameTimeShape,
        waits: z.boolean().exactOptional(),
      })
      .exactOptional(),
    community: z
      .strictObject({
        id,
        slug: z.string(),
        name: z.string(),
        invitation: z.enum(['open', 'accepted', 'declined', 'withdrawn']).exactOptional(),
        application_id: id.exactOptional(),
        post_id: id.exactOptional(),
      })
      .exactOptional(),
    competition: z
      .strictObject({
        id,
        slug: z.string(),
        name: z.string(),
        team: z.string().exactOptional(),
        application_id: id.exactOptional(),
        decision: z.enum(['accepted', 'rejected', 'waitlisted', 'promoted']).exactOptional(),
        change: z
          .enum(['added', 'deducted', 'disqualified', 'withdrawn', 'walkover', 'annulled', 'forfeited', 'reopened'])
          .exactOptional(),
        ...teamNewsShape,
      })
      .exactOptional(),
    /** What the reader is told about it follows from the event as it is when they read. */
    event: z
      .strictObject({
        id,
        participant_id: id.exactOptional(),
        change: z.enum(['time', 'place', 'court-lost', 'details']).exactOptional(),
        cause: z.enum(['host', 'too-few']).exactOptional(),
        answered: z.boolean().exactOptional(),
      })
      .exactOptional(),
  }),
  actor_id: id.nullable(),
  module: moduleTypeSchema,
  entity_id: id,
  group_key: z.string().nullable(),
  count: z.int().positive(),
  read_at: instant.nullable(),
  created_at: instant,
});

export const teamSchema = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  short_name: z.string(),
  image_id: id.nullable(),
  image_ids: z.array(id),
  sport_id: id,
  city_id: id,
  description: localTextSchema.nullable(),
  is_public: z.boolean(),
  foundation_year: z.int(),
  gender: z.enum(['male', 'female', 'mixed']).nullable(),
  average_age: z.int().nullable(),
  level: z.enum(['recreational', 'intermediate', 'competitive', 'professional']).nullable(),
  created_at: instant,
});
export const teamMemberSchema = z.strictObject({
  id,
  team_id: id,
  user_id: id,
  roles: z.array(z.enum(['admin', 'coach', 'captain', 'manager'])),
  is_player: z.boolean(),
  jersey_number: z.int().min(0).max(99).nullable(),
  position: z.string().nullable(),
  status: z.enum(['invited', 'active', 'declined', 'left']),
  joined_at: instant.nullable(),
});

export const organizationSchema = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  image_id: id.nullable(),
  image_ids: z.array(id),
  city_id: id,
  description: localTextSchema.nullable(),
  created_at: instant,
});
export const organizationUserSchema = z.strictObject({
  id,
  organization_id: id,
  user_id: id,
  role: z.enum(['owner', 'manager', 'referee']),
  since: instant,
});
