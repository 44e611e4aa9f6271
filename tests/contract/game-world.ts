import type { EventRecord, GameRecord, ParticipantRecord } from '../../mocks/db/records.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import { teamAccounts } from '../../mocks/seed/team-people.ts';
import { now, type World } from './mock-world.ts';

/** The game of one event with a person in every place, for tables of roles. */
export const ids = { event: 90, game: 900, team: 1 } as const;
export const HOUR = 3_600_000;

export const people = {
  outsider: { as: 'superUser', id: demoId('superUser') },
  invited: { as: 'organizationManager', id: demoId('organizationManager') },
  removed: { as: 'leagueManager', id: organizationAccountId('leagueManager') },
  /** Of the black side, whose captain is the host. */
  homePlayer: { as: 'everyone', id: demoId('everyone') },
  /** Came first of the white side. */
  awayCaptain: { as: 'player', id: demoId('player') },
  awayPlayer: { as: 'leagueReferee', id: organizationAccountId('leagueReferee') },
  host: { as: 'owner', id: demoId('owner') },
  /** Runs the team that makes the event, and does not play. */
  manager: { as: 'teamCoach', id: teamAccounts.teamCoach },
} as const;

const places: readonly (readonly [number, Partial<ParticipantRecord>])[] = [
  [people.host.id, { role: 'host', side: 'home', arrived_at: now - 2 * HOUR }],
  [people.homePlayer.id, { side: 'home', arrived_at: now - 9 * HOUR }],
  [people.awayCaptain.id, { side: 'away', arrived_at: now - 8 * HOUR }],
  [people.awayPlayer.id, { side: 'away', arrived_at: now - 7 * HOUR }],
  [people.invited.id, { status: 'invited' }],
  [people.removed.id, { status: 'removed' }],
];

type Result = NonNullable<GameRecord['result']>;
const entered: Result = {
  entered_by: people.host.id,
  entered_at: now - HOUR,
  official_at: now + 23 * HOUR,
  confirmed: ['home'],
  disputed_by: null,
  dispute_reason: null,
  settled_at: null,
};
const score = { status: 'finished', home_score: 3, away_score: 1 } as const;
/** The game before a result, and with one in every state; entered by the host. */
export const states = {
  none: {},
  provisional: { ...score, result: entered },
  disputed: { ...score, result: { ...entered, disputed_by: people.awayPlayer.id, dispute_reason: 'Ishte 2:2.' } },
  official: { ...score, result: { ...entered, confirmed: ['home', 'away'], settled_at: now } },
  old: { ...score, result: { ...entered, entered_at: now - 24 * HOUR, official_at: now } },
} as const satisfies Record<string, Partial<GameRecord>>;
export type GameState = keyof typeof states;

export const eventRecord = (changes: Partial<EventRecord> = {}): EventRecord => ({
  id: ids.event,
  title: 'Loja e provës',
  description: null,
  kind: 'open-game',
  sport_id: 1,
  city_id: 1,
  owner_type: 'team',
  owner_id: ids.team,
  community_id: null,
  host_id: people.host.id,
  image_id: null,
  booking_id: null,
  booked: null,
  location: null,
  starts_at: now - 2 * HOUR,
  ends_at: now - HOUR,
  capacity: 14,
  min_participants: null,
  min_check_at: null,
  price_total: null,
  level: null,
  gender: 'mixed',
  visibility: 'public',
  join_policy: 'open',
  rsvp_until: now - 2 * HOUR,
  recurrence: 'none',
  series_id: null,
  cancelled_at: null,
  cancel_reason: null,
  cancel_cause: null,
  created_at: now - 100 * HOUR,
  day_reminder_at: now - 24 * HOUR,
  start_reminder_at: now - 4 * HOUR,
  min_checked_at: null,
  next_made_at: null,
  ...changes,
});

export const gameRecord = (changes: Partial<GameRecord> = {}): GameRecord => ({
  id: ids.game,
  kind: 'event',
  sport_id: 1,
  event_id: ids.event,
  home_team_id: null,
  away_team_id: null,
  home_label: '',
  away_label: '',
  starts_at: null,
  status: 'scheduled',
  home_score: null,
  away_score: null,
  competition_id: null,
  place: null,
  forfeits: [],
  periods: [],
  sets: [],
  shootout: null,
  walkover_reason: null,
  reopened: null,
  venue_id: null,
  result: null,
  ...changes,
});

/** Adds the event with its people, and its game. */
export async function addGame(
  { backend }: Pick<World, 'backend'>,
  { event, game }: { readonly event?: Partial<EventRecord>; readonly game?: Partial<GameRecord> | null } = {},
): Promise<void> {
  await backend.control.db.transact(async (db) => {
    await db.events.insert(eventRecord(event));
    for (const [user_id, place] of places)
      await db.participants.insert({
        event_id: ids.event,
        user_id,
        role: 'player',
        status: 'going',
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
        answered_at: now - 10 * HOUR,
        ...place,
      });
    if (game !== null) await db.games.insert(gameRecord(game));
  });
}
