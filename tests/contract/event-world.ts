import type { EventRecord, ParticipantRecord } from '../../mocks/db/records.ts';
import { communityIds } from '../../mocks/seed/communities.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import { teamAccounts } from '../../mocks/seed/team-people.ts';
import { now, type World } from './mock-world.ts';

const HOUR = 3_600_000;
/** One event of the busiest community with a person in every place, for tables of roles; of the same ids in each of its kinds. */
export const ids = { event: 900, unknown: 9090 } as const;
export const kinds = {
  open: { visibility: 'public', join_policy: 'open' },
  approval: { visibility: 'public', join_policy: 'approval' },
  community: { visibility: 'community', join_policy: 'open' },
  'invite-only': { visibility: 'invite-only', join_policy: 'open' },
} as const satisfies Record<string, Partial<EventRecord>>;
export type EventKind = keyof typeof kinds;

export const people = {
  outsider: { as: 'superUser', id: demoId('superUser') },
  /** Of the community, not in the event. */
  member: { as: 'owner', id: demoId('owner') },
  invited: { as: 'organizationManager', id: demoId('organizationManager') },
  requested: { as: 'teamCoach', id: teamAccounts.teamCoach },
  going: { as: 'player', id: demoId('player') },
  removed: { as: 'leagueReferee', id: organizationAccountId('leagueReferee') },
  /** Answered without being invited. */
  declined: { as: 'leagueManager', id: organizationAccountId('leagueManager') },
  /** An admin of the community. */
  host: { as: 'teamCaptain', id: teamAccounts.teamCaptain },
  /** Owns the community; has no part in the event. */
  runner: { as: 'teamAdmin', id: demoId('teamAdmin') },
} as const;

export const eventOf = (values: Partial<EventRecord> = {}): Omit<EventRecord, 'id'> & { id: number } => ({
  id: ids.event,
  title: 'Prova e madhe',
  description: null,
  kind: 'open-game',
  sport_id: 1,
  city_id: 1,
  owner_type: 'community',
  owner_id: communityIds.thursday,
  community_id: communityIds.thursday,
  host_id: people.host.id,
  image_id: null,
  booking_id: null,
  booked: null,
  location: { name: 'Parku i Provës', address: null, latitude: null, longitude: null },
  starts_at: now + 48 * HOUR,
  ends_at: now + 49 * HOUR,
  capacity: 10,
  min_participants: null,
  min_check_at: null,
  price_total: 3000,
  level: null,
  gender: 'mixed',
  visibility: 'public',
  join_policy: 'open',
  rsvp_until: now + 48 * HOUR,
  recurrence: 'none',
  series_id: null,
  cancelled_at: null,
  cancel_reason: null,
  cancel_cause: null,
  created_at: now,
  day_reminder_at: null,
  start_reminder_at: null,
  min_checked_at: null,
  next_made_at: null,
  ...values,
});

export const participantOf = (
  values: Pick<ParticipantRecord, 'user_id' | 'status'> & Partial<ParticipantRecord>,
): Omit<ParticipantRecord, 'id'> => ({
  event_id: ids.event,
  role: 'player',
  guests: 0,
  arrived_at: null,
  side: null,
  is_locked: false,
  rating: null,
  position: null,
  has_paid: false,
  owes: 0,
  attended: null,
  invited_by: null,
  answered_at: null,
  ...values,
});

const places: readonly (Pick<ParticipantRecord, 'user_id' | 'status'> & Partial<ParticipantRecord>)[] = [
  { user_id: people.host.id, status: 'going', role: 'host', arrived_at: now - 3 },
  { user_id: people.going.id, status: 'going', arrived_at: now - 2 },
  { user_id: people.invited.id, status: 'invited', invited_by: people.host.id },
  { user_id: people.requested.id, status: 'requested' },
  { user_id: people.removed.id, status: 'removed' },
  { user_id: people.declined.id, status: 'declined' },
];

export async function addEvent(world: World, kind: EventKind, values: Partial<EventRecord> = {}): Promise<void> {
  await world.backend.control.db.transact(async (db) => {
    await db.events.insert(eventOf({ ...kinds[kind], ...values }));
    for (const place of places) await db.participants.insert(participantOf(place));
  });
}

/** The id of somebody's participation. */
export const partOf = (world: World, userId: number, eventId: number = ids.event): number =>
  world.db.participants.one('participation', eventId, userId)?.id ?? 0;
