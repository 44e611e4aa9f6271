import type { GameRecord, TeamRecord } from '../db/records.ts';
import { existing } from '../rules/shared/lookups.ts';
import { HOUR, MINUTE } from '../rules/shared/time.ts';
import { sportId, type SportKey } from './lookups.ts';
import type { Seeding } from './seeding.ts';

/** What all games of two teams begin with. */
export const emptyGame = (sport: SportKey) =>
  ({
    kind: 'fixture',
    sport_id: sportId(sport),
    event_id: null,
    competition_id: null,
    place: null,
    home_team_id: null,
    away_team_id: null,
    home_label: '',
    away_label: '',
    starts_at: null,
    status: 'unscheduled',
    home_score: null,
    away_score: null,
    forfeits: [],
    periods: [],
    sets: [],
    shootout: null,
    walkover_reason: null,
    reopened: null,
    venue_id: null,
    result: null,
  }) as const satisfies Omit<GameRecord, 'id'>;

/** Both sides, and the ground of the home team. */
export function between(at: Seeding, sport: SportKey, homeId: number, awayId: number) {
  const [home, away] = [homeId, awayId].map((id) => existing(at.db.teams.get(id), 'team')) as [TeamRecord, TeamRecord]; // two
  return {
    home_team_id: home.id,
    away_team_id: away.id,
    home_label: home.name,
    away_label: away.name,
    venue_id: groundOf(at, home, sport),
  };
}

/** Of `2:1`. */
export function scoreOf(result = ''): Pick<GameRecord, 'home_score' | 'away_score'> {
  const [home_score = 0, away_score = 0] = result.split(':').map(Number);
  return { home_score, away_score };
}

/** The start of the half hour before the last full one: the game is well under way. */
export const halfHourBefore = (now: number): number => Math.floor((now - HOUR / 2) / (30 * MINUTE)) * 30 * MINUTE;

/** How the game stands that is on now, by sport. */
export const liveNow: Record<SportKey, Pick<GameRecord, 'home_score' | 'away_score' | 'periods' | 'sets'>> = {
  football: { ...scoreOf('1:0'), periods: [{ home: 1, away: 0 }], sets: [] },
  basketball: {
    ...scoreOf('38:41'),
    periods: [
      { home: 21, away: 18 },
      { home: 17, away: 23 },
    ],
    sets: [],
  },
  volleyball: {
    ...scoreOf('1:1'),
    periods: [],
    sets: [
      { home: 25, away: 21 },
      { home: 22, away: 25 },
      { home: 11, away: 9 },
    ],
  },
  tennis: {
    ...scoreOf('1:0'),
    periods: [],
    sets: [
      { home: 6, away: 4 },
      { home: 2, away: 3 },
    ],
  },
};

/** Where a team is at home: a venue for its sport, in its city if there is one. */
function groundOf({ db }: Seeding, team: TeamRecord, sport: SportKey): number | null {
  const grounds = db.venues.filter(
    ({ id, status }) =>
      status === 'published' && db.courts.by('venue', id).some((one) => one.sport_id === sportId(sport)),
  );
  const near = grounds.filter(({ city_id }) => city_id === team.city_id);
  const among = near.length > 0 ? near : grounds;
  return among[team.id % among.length]?.id ?? null;
}
