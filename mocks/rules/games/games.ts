import type { EventRecord, GameRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { GameRules } from './rules.ts';
import type { Side } from './result.ts';
import { DAY } from '../shared/time.ts';

/** The game of an event, once it has begun to be one. */
export const gameOfEvent = (db: DbReader, eventId: number): GameRecord | undefined => db.games.by('event', eventId)[0];

/** The game of an event, without sides and score. */
export const beginGame = (db: DbWriter, { id, sport_id }: EventRecord): Promise<GameRecord> =>
  db.games.insert({
    kind: 'event',
    sport_id,
    event_id: id,
    competition_id: null,
    place: null,
    forfeits: [],
    home_team_id: null,
    away_team_id: null,
    home_label: '',
    away_label: '',
    starts_at: null,
    status: 'scheduled',
    home_score: null,
    away_score: null,
    periods: [],
    sets: [],
    shootout: null,
    walkover_reason: null,
    reopened: null,
    venue_id: null,
    result: null,
  });

/** On right now. */
export const isLive = ({ status }: Pick<GameRecord, 'status'>): boolean => status === 'live' || status === 'break';

const over = new Set<GameRecord['status']>(['finished', 'walkover', 'cancelled', 'abandoned']);

/** Also a game whose day has passed and whose result nobody has entered: it is not among the next ones. */
export const isPast = ({ status, starts_at }: GameRecord, now: number): boolean =>
  over.has(status) || (starts_at !== null && starts_at < now - DAY);

const still = new Set<GameRecord['status']>(['unscheduled', 'scheduled', 'postponed']);

/** Its time may be changed: it is neither on nor over; a game that was not played on its day may be given another. */
export const isMovable = ({ status, result }: GameRecord): boolean => still.has(status) && result === null;

/** Its start has passed, or it has been played or called off: who plays is no longer chosen. */
export const isBegun = (game: GameRecord, now: number): boolean =>
  !isMovable(game) || (game.starts_at !== null && game.starts_at <= now);

export const teamOf = (game: GameRecord, side: Side): number | null =>
  side === 'home' ? game.home_team_id : game.away_team_id;

/** Every game of a team, in no order. */
export const gamesOf = (db: DbReader, teamId: number): GameRecord[] => [
  ...db.games.by('home', teamId),
  ...db.games.by('away', teamId),
];

/** Soonest first; games without a date come last. */
export const soonestFirst = (games: readonly GameRecord[]): GameRecord[] =>
  games.toSorted((a, b) => (a.starts_at ?? Infinity) - (b.starts_at ?? Infinity) || a.id - b.id);

/** Latest first. */
export const latestFirst = (games: readonly GameRecord[]): GameRecord[] =>
  games.toSorted((a, b) => (b.starts_at ?? 0) - (a.starts_at ?? 0) || b.id - a.id);

type Result = 'W' | 'D' | 'L';

/** The results of a team, latest first: of finished games and walkovers with a score. */
function resultsOf(games: readonly GameRecord[], teamId: number): Result[] {
  return latestFirst(games).flatMap(({ status, home_team_id, home_score, away_score }) => {
    if ((status !== 'finished' && status !== 'walkover') || home_score === null || away_score === null) return [];
    const lead = home_team_id === teamId ? home_score - away_score : away_score - home_score;
    return lead > 0 ? 'W' : lead < 0 ? 'L' : 'D';
  });
}

/** How often a team won, drew and lost; drawn is null where the sport has no draws. */
export function recordOf(games: readonly GameRecord[], teamId: number, { draw }: Pick<GameRules, 'draw'>) {
  const results = resultsOf(games, teamId);
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  return { played: results.length, won: count('W'), drawn: draw ? count('D') : null, lost: count('L') };
}

/** The last five results, newest first. */
export const formOf = (games: readonly GameRecord[], teamId: number): Result[] => resultsOf(games, teamId).slice(0, 5);
