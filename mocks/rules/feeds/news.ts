/** What there is to say about what a feed follows: official results and matchdays that are coming (decision 064). */
import type { CommunityRecord, GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { gamesOf } from '../games/games.ts';
import { DAY } from '../shared/time.ts';
import { firstStart, matchdayGames, officialSince, roundOf } from './subjects.ts';
import { isOpenCompetition, sourcesOf } from './sources.ts';

/** A matchday is news in the week before it: of a season that is scheduled at once, one after the other. */
export const MATCHDAY_AHEAD = 7 * DAY;

/** What a feed follows: since when, by the id of the team and of the competition. */
export interface Followed {
  readonly teams: ReadonlyMap<number, number>;
  readonly competitions: ReadonlyMap<number, number>;
}

/** What a feed follows that everybody may see. */
export function followedBy(db: DbReader, { id }: Pick<CommunityRecord, 'id'>): Followed {
  const sources = sourcesOf(db, id);
  const ofType = (type: 'team' | 'competition') =>
    new Map(sources.flatMap((one) => (one.type === type ? [[one.target_id, one.since] as const] : [])));
  return { teams: ofType('team'), competitions: ofType('competition') };
}

/** Since when a game is followed, for itself or with its competition; null: it is not. */
function followedSince({ teams, competitions }: Followed, game: GameRecord): number | null {
  const all = [
    competitions.get(game.competition_id ?? 0),
    teams.get(game.home_team_id ?? 0),
    teams.get(game.away_team_id ?? 0),
  ].flatMap((since) => since ?? []);
  return all.length === 0 ? null : Math.min(...all);
}

/** The games of what is followed, each once; of a draft none. */
function followedGames(db: DbReader, { teams, competitions }: Followed): GameRecord[] {
  const games = [
    ...[...competitions.keys()].flatMap((id) => db.games.by('competition', id)),
    ...[...teams.keys()].flatMap((id) => gamesOf(db, id)),
  ];
  return [...new Map(games.map((one) => [one.id, one])).values()].filter(
    ({ kind, competition_id: id }) => kind === 'fixture' && (id === null || isOpenCompetition(db.competitions.get(id))),
  );
}

/** A game whose result has become official while it was followed. */
export interface ResultNews {
  readonly game: GameRecord;
  readonly at: number;
}

/** Results that somebody has entered, oldest first: what only rules have decided is no result. */
export function resultsFor(db: DbReader, followed: Followed, now: number): ResultNews[] {
  return followedGames(db, followed)
    .flatMap((game): ResultNews[] => {
      const at = game.result === null ? null : officialSince(game, now);
      const since = followedSince(followed, game);
      return at === null || since === null || at < since ? [] : [{ game, at }];
    })
    .toSorted((a, b) => a.at - b.at || a.game.id - b.game.id);
}

/** A round all of whose games have a time. */
export interface MatchdayNews {
  readonly round: string;
  readonly first: GameRecord;
  readonly starts_at: number;
}

/** The rounds of competitions that go on and whose games are all to come, at their times; those of a team in which it plays. */
export function matchdaysFor(db: DbReader, followed: Followed, now: number): MatchdayNews[] {
  const seen = new Set<string>();
  return followedGames(db, followed)
    .flatMap((game): MatchdayNews[] => {
      const phase = db.competitions.get(game.competition_id ?? 0)?.phase;
      if (!game.place || phase === undefined || phase === 'finished' || phase === 'cancelled') return [];
      const round = roundOf(game.place);
      if (seen.has(round)) return [];
      seen.add(round);
      const games = matchdayGames(db, game);
      const starts_at = firstStart(games);
      const first = games.find((one) => one.starts_at === starts_at);
      const isWhole = games.every((one) => one.starts_at !== null && one.status === 'scheduled');
      return first && starts_at !== null && starts_at > now && isWhole ? [{ round, first, starts_at }] : [];
    })
    .toSorted((a, b) => a.starts_at - b.starts_at || a.first.id - b.first.id);
}
