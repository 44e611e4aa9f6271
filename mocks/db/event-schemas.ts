/** Events, who answers them, games and who follows them. Design §8, decisions 041 and 042. */
import { z } from 'zod';
import { GameKind } from '../../src/shared/api/generated/model.ts';
import { gamePlaceSchema } from './competition-schemas.ts';
import { localTextSchema } from './schemas.ts';
import { trackingSchema } from './tracking-schemas.ts';

const id = z.int().positive();
const instant = z.int();
const money = z.int().nonnegative();
const side = z.enum(['home', 'away']);

export const eventSchema = z.strictObject({
  id,
  title: z.string(),
  description: localTextSchema.nullable(),
  kind: z.enum(['open-game', 'training', 'tryout', 'social']),
  sport_id: id,
  city_id: id,
  owner_type: z.enum(['base', 'community', 'team', 'organization']),
  /** The user, community, team or organization, by owner_type. */
  owner_id: id,
  /** The community it is announced in: its owner, or chosen. */
  community_id: id.nullable(),
  /** null: the account is gone. */
  host_id: id.nullable(),
  image_id: id.nullable(),
  /** Never beside a location; without both there is no court yet. */
  booking_id: id.nullable(),
  /** Of the booking, as people were last told: where it is elsewhere or somebody else's by now, they are told (R37). */
  booked: z.strictObject({ court_id: id, user_id: id.nullable() }).nullable(),
  location: z
    .strictObject({
      name: z.string(),
      address: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
  starts_at: instant,
  ends_at: instant,
  capacity: z.int().min(2).max(100),
  min_participants: z.int().min(2).max(100).nullable(),
  /** null without a minimum. */
  min_check_at: instant.nullable(),
  /** ALL; null: free. */
  price_total: money.nullable(),
  level: z.enum(['recreational', 'intermediate', 'competitive', 'professional']).nullable(),
  gender: z.enum(['male', 'female', 'mixed']),
  visibility: z.enum(['public', 'community', 'invite-only']),
  join_policy: z.enum(['open', 'approval']),
  rsvp_until: instant,
  recurrence: z.enum(['none', 'weekly']),
  /** The id of the first event of a weekly game. */
  series_id: id.nullable(),
  cancelled_at: instant.nullable(),
  cancel_reason: z.string().nullable(),
  cancel_cause: z.enum(['host', 'too-few']).nullable(),
  created_at: instant,
  /** When each of the server's jobs was done with it; null: not yet. */
  day_reminder_at: instant.nullable(),
  start_reminder_at: instant.nullable(),
  min_checked_at: instant.nullable(),
  next_made_at: instant.nullable(),
});

export const participantSchema = z.strictObject({
  id,
  event_id: id,
  user_id: id,
  role: z.enum(['host', 'player']),
  status: z.enum(['invited', 'requested', 'going', 'maybe', 'waitlisted', 'declined', 'removed']),
  guests: z.int().min(0).max(3),
  /** Of going and waitlisted: when they took the seat or the place in line. */
  arrived_at: instant.nullable(),
  side: side.nullable(),
  is_locked: z.boolean(),
  rating: z.int().min(1).max(5).nullable(),
  position: z
    .enum(['goalkeeper', 'defender', 'midfielder', 'forward', 'guard', 'center', 'setter', 'hitter', 'libero'])
    .nullable(),
  has_paid: z.boolean(),
  /** ALL, open from earlier weeks. */
  owes: money,
  /** null: not checked in. */
  attended: z.boolean().nullable(),
  invited_by: id.nullable(),
  answered_at: instant.nullable(),
});

const score = z.int().nonnegative().nullable();
const points = z.strictObject({ home: z.int().nonnegative(), away: z.int().nonnegative() });

/** A game of two teams, or of an event, whose sides are its participants. */
const lineupSchema = z.strictObject({
  team_id: id,
  players: z.array(z.strictObject({ user_id: id, is_starter: z.boolean() })),
});

export const gameSchema = z.strictObject({
  id,
  kind: z.enum(GameKind),
  sport_id: id,
  /** Of the kind `event`; place, time and people are the event's. */
  event_id: id.nullable(),
  competition_id: id.nullable(),
  /** Of a competition. */
  place: gamePlaceSchema.nullable(),
  home_team_id: id.nullable(),
  away_team_id: id.nullable(),
  /** Where a side comes from while its team is not known; empty for an event. */
  home_label: z.string(),
  away_label: z.string(),
  /** Of an event: null, its own start counts. */
  starts_at: instant.nullable(),
  /** Of an event: scheduled, finished or cancelled; that it is live follows from the time. */
  status: z.enum([
    'unscheduled',
    'scheduled',
    'live',
    'break',
    'finished',
    'postponed',
    'cancelled',
    'suspended',
    'abandoned',
    'walkover',
  ]),
  home_score: score,
  away_score: score,
  /** Of a walkover: who did not play. */
  forfeits: z.array(side),
  periods: z.array(points),
  sets: z.array(points.extend({ tiebreak: points.optional() })),
  /** Of a knockout game that was level. */
  shootout: points.nullable(),
  /** Why nobody played, in the words of who decided it. */
  walkover_reason: z.string().nullable(),
  /** Its last result was taken back; until another is entered. */
  reopened: z.strictObject({ by: id.nullable(), at: instant, reason: z.string() }).nullable(),
  venue_id: id.nullable(),
  /** Of a competition: its court; absent or null: not known. */
  court_id: id.nullable().optional(),
  /** The booking of that court; absent or null: the venue was not asked. */
  booking_id: id.nullable().optional(),
  /** Who keeps its log now; absent or null: nobody. */
  tracking: trackingSchema.nullable().optional(),
  /** Everybody who has; what they still have unsent is taken later. */
  trackers: z.array(id).optional(),
  /** Who was chosen to play, by team: the teams of a knockout game may change. Absent: nobody has chosen yet. */
  lineups: z.array(lineupSchema).optional(),
  /** null until somebody has entered a result. */
  result: z
    .strictObject({
      entered_by: id.nullable(),
      entered_at: instant,
      /** When it is official unless somebody disputes it. */
      official_at: instant,
      /** The sides that stand by it. */
      confirmed: z.array(side),
      disputed_by: id.nullable(),
      dispute_reason: z.string().nullable(),
      /** When it became official by both sides or by a decision; null: by time, or not yet. */
      settled_at: instant.nullable(),
    })
    .nullable(),
});
/** Who was appointed for a game of two teams. */
export const gameOfficialSchema = z.strictObject({
  id,
  game_id: id,
  user_id: id,
  role: z.enum(['referee', 'tracker']),
  status: z.enum(['asked', 'accepted', 'declined']),
  /** Who appointed them. */
  organization_id: id,
});
export const gameFollowSchema = z.strictObject({
  id,
  game_id: id,
  user_id: id,
  /** When they were told that it has started; null: not yet. */
  start_told_at: instant.nullable(),
});
