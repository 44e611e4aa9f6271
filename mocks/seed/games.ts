import type { GameOfficialRecord, GameRecord, TeamRecord } from '../db/records.ts';
import { addDays, HOUR, MINUTE, toUtc } from '../rules/shared/time.ts';
import { membershipOf } from '../rules/teams/access.ts';
import { existing } from '../rules/shared/lookups.ts';
import { sportId, type SportKey } from './lookups.ts';
import { type OrganizationAccountKey, organizationAccountId } from './organization-accounts.ts';
import { detailsOf } from './scores.ts';
import type { Seeding } from './seeding.ts';

/** The ids of two teams. */
type Pair = readonly [home: number, away: number];

interface League {
  readonly sport: SportKey;
  /** Ids of its teams. */
  readonly teams: readonly number[];
  /** How often each meets each. */
  readonly legs: number;
  /** How many of its rounds, one a week, have been played. */
  readonly played: number;
  /** What its games end with, in turn. */
  readonly results: string;
  /** How the game stands that is on now. */
  readonly live: string;
  readonly now: Partial<Pick<GameRecord, 'periods' | 'sets'>>;
}

/** Kalaja United (3), Blerta Volej (16) and Pepa / Sula (23) are in none: a team without games is seen too. */
const leagues: readonly League[] = [
  {
    sport: 'football',
    teams: [1, 2, 4, 24, 6, 7, 8, 5],
    legs: 2,
    played: 7,
    results: '2:1 0:0 1:3 4:2 1:1 0:2 3:0',
    live: '1:0',
    now: { periods: [{ home: 1, away: 0 }] },
  },
  {
    sport: 'basketball',
    teams: [9, 10, 11, 12],
    legs: 4,
    played: 7,
    results: '78:71 64:69 82:80 59:74 90:66',
    live: '38:41',
    now: {
      periods: [
        { home: 21, away: 18 },
        { home: 17, away: 23 },
      ],
    },
  },
  {
    sport: 'volleyball',
    teams: [13, 14, 15],
    legs: 6,
    played: 8,
    results: '3:1 2:3 3:0 1:3 3:2',
    live: '1:1',
    now: {
      sets: [
        { home: 25, away: 21 },
        { home: 22, away: 25 },
        { home: 11, away: 9 },
      ],
    },
  },
  {
    sport: 'tennis',
    teams: [17, 18, 19, 20, 21, 22],
    legs: 3,
    played: 8,
    results: '2:0 1:2 2:1 0:2 2:1',
    live: '1:0',
    now: {
      sets: [
        { home: 6, away: 4 },
        { home: 2, away: 3 },
      ],
    },
  },
];

/** The organization of the demo organization manager. */
const LEAGUE = 1;

/** What became of single games, counted from this week's round: sport, week, place in the round. */
const exceptions: Record<string, Pick<GameRecord, 'status' | 'home_score' | 'away_score'>> = {
  'football -4 3': { status: 'walkover', home_score: 3, away_score: 0 },
  'football -3 2': { status: 'abandoned', home_score: 1, away_score: 1 },
  'football -2 1': { status: 'cancelled', home_score: null, away_score: null },
  'football 0 1': { status: 'postponed', home_score: null, away_score: null },
};

/** 143 games of four leagues (design §17): played, live (one per sport), and to come. Without random numbers, so that nothing else changes. */
export async function seedGames(at: Seeding): Promise<void> {
  for (const league of leagues)
    for (const [round, pairs] of roundsOf(league).entries())
      for (const [place, pair] of pairs.entries())
        await seedOfficials(
          at,
          await at.db.games.insert(gameOf(at, league, { week: round - league.played, place, pair })),
          { league, place },
        );
}

/**
 * In football the first and the third game of a round have a referee, and the first a scorekeeper too. Nobody is appointed for a game of
 * a team they are a member of.
 */
async function seedOfficials(
  { db }: Seeding,
  { id: game_id, home_team_id, away_team_id }: GameRecord,
  { league, place }: { league: League; place: number },
): Promise<void> {
  if (league.sport !== 'football' || place % 2 === 1) return;
  const appoint = async (key: OrganizationAccountKey, role: GameOfficialRecord['role']) => {
    const user_id = organizationAccountId(key);
    if ([home_team_id, away_team_id].some((team) => membershipOf(db, team ?? 0, user_id))) return;
    await db.gameOfficials.insert({ game_id, user_id, role, organization_id: LEAGUE });
  };
  await appoint('leagueReferee', 'referee');
  if (place === 0) await appoint('leagueManager', 'tracker');
}

/** Each meets each: the first stays, the others move on by one place a round. With an odd number one of them rests. */
function roundsOf({ teams, legs }: League): Pair[][] {
  const [first = 0, ...others] = teams.length % 2 === 0 ? teams : [0, ...teams];
  return Array.from({ length: legs * others.length }, (_, round) => {
    const turn = round % others.length;
    const circle = [first, ...others.slice(turn), ...others.slice(0, turn)];
    const isReturn = Math.floor(round / others.length) % 2 === 1;
    return circle.slice(0, circle.length / 2).flatMap((one, place): Pair[] => {
      const other = circle.at(-1 - place) ?? 0;
      if (one === 0 || other === 0) return [];
      // the first team would always be at home
      const isSwapped = isReturn !== (place === 0 && round % 2 === 1);
      return [isSwapped ? [other, one] : [one, other]];
    });
  });
}

const noDetails: Pick<GameRecord, 'periods' | 'sets'> = { periods: [], sets: [] };

interface Planned {
  /** 0 is this week's round, -1 the last one that was played. */
  readonly week: number;
  readonly place: number;
  readonly pair: Pair;
}

function gameOf(at: Seeding, league: League, { week, place, pair }: Planned): Omit<GameRecord, 'id'> {
  const [home, away] = pair.map((id) => existing(at.db.teams.get(id), 'team')) as [TeamRecord, TeamRecord]; // a pair stays one
  const teams = {
    kind: 'fixture' as const,
    sport_id: sportId(league.sport),
    event_id: null,
    ...noDetails,
    result: null,
    home_team_id: home.id,
    away_team_id: away.id,
    home_label: home.name,
    away_label: away.name,
    venue_id: groundOf(at, home, league.sport),
  };
  if (week === 0 && place === 0)
    return { ...teams, starts_at: halfHourBefore(at.now), status: 'live', ...scoreOf(league.live), ...league.now };
  const starts_at = toUtc(addDays(at.today, 7 * week + 1 + place), (18 + place) * 60);
  const exception = exceptions[`${league.sport} ${week} ${place}`];
  if (exception) return { ...teams, starts_at, ...exception };
  if (week >= 0) return { ...teams, starts_at, status: 'scheduled', home_score: null, away_score: null };
  const results = league.results.split(' ');
  const result = results[(home.id * 3 + away.id * 5 - week) % results.length];
  const score = scoreOf(result);
  const salt = home.id + away.id - week;
  const details = detailsOf(league.sport, score.home_score ?? 0, score.away_score ?? 0, salt);
  return { ...teams, starts_at, status: 'finished', ...score, ...details };
}

/** Of `2:1`. */
function scoreOf(result = ''): Pick<GameRecord, 'home_score' | 'away_score'> {
  const [home_score = 0, away_score = 0] = result.split(':').map(Number);
  return { home_score, away_score };
}

/** The start of the half hour before the last full one: the game is well under way. */
const halfHourBefore = (now: number): number => Math.floor((now - HOUR / 2) / (30 * MINUTE)) * 30 * MINUTE;

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
