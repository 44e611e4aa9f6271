import { entrantsOf, roundRobin } from '../../src/tournament/index.ts';
import type { GameOfficialRecord, GameRecord, StageGroupRecord, StageRecord } from '../db/records.ts';
import { addDays, toUtc } from '../rules/shared/time.ts';
import { membershipOf } from '../rules/teams/access.ts';
import { sourceOf } from '../rules/competitions/sources.ts';
import { between, emptyGame, halfHourBefore, liveNow, scoreOf } from './fixtures.ts';
import type { SportKey } from './lookups.ts';
import { type OrganizationAccountKey, organizationAccountId } from './organization-accounts.ts';
import { detailsOf } from './scores.ts';
import type { Seeding } from './seeding.ts';

interface Season {
  readonly sport: SportKey;
  /** Ids of its teams, as the circle of the draw takes them. */
  readonly teams: readonly number[];
  readonly legs: 1 | 2;
  /** How many of its rounds, one a week, have been played. */
  readonly played: number;
  /** What its games end with, in turn. */
  readonly results: string;
  /** The stage and the group it is of; null: friendly games. */
  readonly of: { readonly stage: StageRecord; readonly group: StageGroupRecord } | null;
}
/** Kalaja United (3), Blerta Volej (16) and Pepa / Sula (23) have no game: a team without games is seen too. */
export const leagueTeams = [1, 8, 7, 6, 24, 4, 2, 5] as const;
export const football: Omit<Season, 'of'> = {
  sport: 'football',
  teams: leagueTeams,
  legs: 2,
  played: 7,
  results: '2:1 0:0 1:3 4:2 1:1 0:2 3:0',
};
const tennis: Season = {
  sport: 'tennis',
  teams: [17, 18, 19, 20, 21, 22],
  legs: 1,
  played: 2,
  results: '2:0 1:2 2:1 0:2 2:1',
  of: null,
};

/** The organization of the demo organization manager. */
const LEAGUE = 1;

/** What became of single games of the league, counted from this week's round: week, place in the round. */
const exceptions: Record<string, Partial<GameRecord>> = {
  '-4 3': { status: 'walkover', home_score: 3, away_score: 0, forfeits: ['away'] },
  '-3 2': { status: 'abandoned', home_score: 1, away_score: 1 },
  '-2 1': { status: 'cancelled' },
  '0 1': { status: 'postponed' },
};

/** Friendly games of tennis pairs. */
export const seedFriendlies = (at: Seeding): Promise<void> => seedSeason(at, tennis);

/** The games of a season: played, one that is on, and to come. Without random numbers, so that nothing else changes. */
export async function seedSeason(at: Seeding, season: Season): Promise<void> {
  const games = roundRobin(entrantsOf(season.teams), season.legs);
  for (const [index, { round, leg, home, away }] of games.entries()) {
    if (home.kind !== 'team' || away.kind !== 'team') continue;
    const place = games.slice(0, index).filter((one) => one.round === round).length;
    const planned = { week: round - 1 - season.played, place, homeId: home.team, awayId: away.team };
    const { of } = season;
    const game = await at.db.games.insert({
      ...gameOf(at, season, planned),
      competition_id: of?.stage.competition_id ?? null,
      place: of && {
        stage_id: of.stage.id,
        group_id: of.group.id,
        round,
        leg,
        bracket: null,
        number: index + 1,
        home: sourceOf({ kind: 'team' }),
        away: sourceOf({ kind: 'team' }),
      },
    });
    if (of) await seedOfficials(at, game, place);
  }
}

/**
 * The first and the third game of a round have a referee, and the first a scorekeeper too. Nobody is appointed for a game of a team
 * they are a member of.
 */
async function seedOfficials(
  { db }: Seeding,
  { id: game_id, home_team_id, away_team_id }: GameRecord,
  place: number,
): Promise<void> {
  if (place % 2 === 1) return;
  const appoint = async (key: OrganizationAccountKey, role: GameOfficialRecord['role']) => {
    const user_id = organizationAccountId(key);
    if ([home_team_id, away_team_id].some((team) => membershipOf(db, team ?? 0, user_id))) return;
    await db.gameOfficials.insert({ game_id, user_id, role, status: 'accepted', organization_id: LEAGUE });
  };
  await appoint('leagueReferee', 'referee');
  if (place === 0) await appoint('leagueManager', 'tracker');
}

interface Planned {
  /** 0 is this week's round, -1 the last one that was played. */
  readonly week: number;
  readonly place: number;
  readonly homeId: number;
  readonly awayId: number;
}

function gameOf(at: Seeding, season: Season, { week, place, homeId, awayId }: Planned): Omit<GameRecord, 'id'> {
  const { sport } = season;
  const game = { ...emptyGame(sport), ...between(at, sport, homeId, awayId) };
  if (week === 0 && place === 0)
    return { ...game, starts_at: halfHourBefore(at.now), status: 'live', ...liveNow[sport] };
  const starts_at = toUtc(addDays(at.today, 7 * week + 1 + place), (18 + place) * 60);
  const exception = season.of ? exceptions[`${week} ${place}`] : undefined;
  if (exception) return { ...game, starts_at, ...exception };
  if (week >= 0) return { ...game, starts_at, status: 'scheduled' };
  const results = season.results.split(' ');
  const score = scoreOf(results[(homeId * 3 + awayId * 5 - week) % results.length]);
  const salt = homeId + awayId - week;
  const details = detailsOf(sport, score.home_score ?? 0, score.away_score ?? 0, salt);
  return { ...game, starts_at, status: 'finished', ...score, ...details };
}
