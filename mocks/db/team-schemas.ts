/** Around teams: bookmarks, invitation links and requests to join (a team, a community or a competition). Design §6 and §9. */
import { z } from 'zod';
import { ApplicationKind } from '../../src/shared/api/generated/model.ts';
import { rosterSchema } from './competition-schemas.ts';

const id = z.int().positive();
const instant = z.int();

export const teamBookmarkSchema = z.strictObject({ id, user_id: id, team_id: id });

/** An invitation for a number without an account; a withdrawn one is removed. */
export const teamInvitationSchema = z.strictObject({
  id,
  token: z.string(),
  team_id: id,
  user_id: id,
  phone_prefix: z.string(),
  phone_number: z.string(),
  roles: z.array(z.enum(['coach', 'captain', 'manager'])),
  is_player: z.boolean(),
  jersey_number: z.int().min(0).max(99).nullable(),
  position: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  used_at: instant.nullable(),
});

export const applicationSchema = z.strictObject({
  id,
  kind: z.enum(ApplicationKind),
  status: z.enum(['pending', 'accepted', 'rejected', 'waitlisted', 'withdrawn', 'expired']),
  user_id: id,
  /** Of competition-entry: the team that asks for a place. */
  team_id: id.nullable(),
  roster: rosterSchema,
  /** Of waitlisted: their turn; later is higher. */
  turn: z.int().nullable(),
  /** The team, the community or the competition it asks to join, by its kind. */
  target_id: id,
  message: z.string().nullable(),
  position: z.string().nullable(),
  /** Of community-join: what was asked when the request was sent. */
  question: z.string().nullable(),
  answer: z.string().nullable(),
  decision_note: z.string().nullable(),
  decided_by: id.nullable(),
  decided_at: instant.nullable(),
  created_at: instant,
});
export const applicationEventSchema = z.strictObject({
  id,
  application_id: id,
  action: z.enum(['sent', 'accepted', 'rejected', 'waitlisted', 'withdrawn', 'expired']),
  actor_id: id.nullable(),
  note: z.string().nullable(),
  at: instant,
});
