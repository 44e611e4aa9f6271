/** What posts that write themselves are about, as it is at this moment (decision 064). */
import type { CompetitionRecord, FeedItemRecord, GameRecord, PostRecord, TeamRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { wroteItself } from '../communities/access.ts';
import { isKnownTo } from '../competitions/access.ts';
import { standingResult } from '../games/outcome.ts';
import { resultStateOf } from '../games/result.ts';
import { maySeeTeam } from '../teams/access.ts';

type Reader = { readonly id: number } | null;

/** When the result of a game became official; null: it has none, or it was taken back. */
export function officialSince(game: GameRecord, now: number): number | null {
  const result = standingResult(game);
  if (!result || resultStateOf(result, now) !== 'official') return null;
  return result.settled_at ?? result.official_at;
}

/** The games of the round that a game is of, but those that are off. */
export function matchdayGames(db: DbReader, { competition_id, place }: GameRecord): GameRecord[] {
  if (competition_id === null || !place) return [];
  const round = roundOf(place);
  return db.games
    .by('competition', competition_id)
    .filter((one) => one.place !== null && roundOf(one.place) === round && isToPlay(one));
}
const isToPlay = ({ status }: GameRecord): boolean => status !== 'cancelled' && status !== 'postponed';

/** A name for the round of a stage, and of a side of its bracket. */
export const roundOf = ({ stage_id, bracket, round }: NonNullable<GameRecord['place']>): string =>
  `${stage_id}:${bracket?.side ?? 'table'}:${round}`;

/** When the first of some games begins; null: none has a time. */
export function firstStart(games: readonly GameRecord[]): number | null {
  const starts = games.flatMap(({ starts_at }) => starts_at ?? []);
  return starts.length === 0 ? null : Math.min(...starts);
}

/** What a post is about. */
export type Subject =
  | { readonly kind: 'result'; readonly game: GameRecord }
  | {
      readonly kind: 'ranks';
      readonly game: GameRecord;
      readonly competition: CompetitionRecord;
      readonly team: TeamRecord;
      readonly ranks: NonNullable<FeedItemRecord['ranks']>;
    }
  | {
      readonly kind: 'fixtures';
      readonly competition: CompetitionRecord;
      /** The first one. */
      readonly game: GameRecord;
      readonly count: number;
      readonly starts_at: number;
    };

/** The subject of a post that wrote itself; null: it is not, or no longer, this reader's to see, or does not stand. */
export function subjectOf(db: DbReader, reader: Reader, post: PostRecord, now: number): Subject | null {
  const [item] = db.feedItems.by('post', post.id);
  const game = item && db.games.get(item.game_id);
  if (!item || !game) return null;
  const competition = db.competitions.get(game.competition_id ?? 0);
  if (competition ? !isKnownTo(db, competition, reader?.id) : game.competition_id !== null) return null;
  const sees = (teamId: number | null) => {
    const team = db.teams.get(teamId ?? 0);
    return team !== undefined && maySeeTeam(db, { user: reader }, team) ? team : null;
  };
  if (item.kind === 'result')
    return sees(game.home_team_id) && sees(game.away_team_id) ? { kind: 'result', game } : null;
  if (!competition) return null;
  if (item.kind === 'ranks') {
    const { ranks } = item;
    const team = sees(item.team_id);
    // what a result has done that was taken back is not so
    return ranks && team && officialSince(game, now) !== null
      ? { kind: 'ranks', game, competition, team, ranks }
      : null;
  }
  const games = matchdayGames(db, game);
  const starts_at = firstStart(games);
  const first = games.find((one) => one.starts_at === starts_at);
  return first && starts_at !== null
    ? { kind: 'fixtures', competition, game: first, count: games.length, starts_at }
    : null;
}

/** Whether this post is there for a reader of its community. */
export const isThere = (db: DbReader, reader: Reader, post: PostRecord, now: number): boolean =>
  !wroteItself(post) || subjectOf(db, reader, post, now) !== null;
