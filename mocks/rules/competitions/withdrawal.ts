/** What becomes of the games of a team that leaves once they are drawn (design §14). */
import { type Consequence, leagueWithdrawal } from '../../../src/tournament/index.ts';
import { engineRules } from '../../../src/shared/lib/engine-input.ts';
import type { CompetitionRecord, GameRecord, StageRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { teamOf } from '../games/games.ts';
import { otherSide, type Side } from '../games/result.ts';
import { existing } from '../shared/lookups.ts';
import { stagesOf } from './board.ts';
import { type BracketStand, standOf } from './brackets.ts';
import { stageGames } from './stages.ts';
import { groupsOf } from './tables.ts';

/** What a team is told of its games against one that has left. */
export type OpponentNews = 'walkover' | 'annulled';
export interface Settled {
  readonly games: readonly GameRecord[];
  readonly opponents: ReadonlyMap<number, OpponentNews>;
}

/**
 * After a team has left: in a league none of its games counts while less than half are played, else its opponents win the games to
 * come; in a bracket whoever meets it goes on without a game, and winners stand in their next game.
 */
export async function settleGames(db: DbWriter, competition: CompetitionRecord, team: number): Promise<Settled> {
  const scope = { db, competition, team, left: leftOf(db, competition.id), score: forfeitScoreOf(db, competition) };
  const games: GameRecord[] = [];
  const opponents = new Map<number, OpponentNews>();
  for (const stage of stagesOf(db, competition.id).filter(({ status }) => status !== 'finished')) {
    const settled = stage.type === 'round-robin' ? await settleLeague(scope, stage) : await settleBracket(scope, stage);
    games.push(...settled.games);
    // who wins a game without playing is told that, whatever became of another one
    for (const [id, news] of settled.opponents) if (opponents.get(id) !== 'walkover') opponents.set(id, news);
  }
  return { games, opponents };
}

interface Scope {
  readonly db: DbWriter;
  readonly competition: CompetitionRecord;
  readonly team: number;
  readonly left: ReadonlySet<number>;
  /** Of a game that is not played, for its winner. */
  readonly score: number;
}

/** The teams of its games that have no place any more. */
function leftOf(db: DbReader, competitionId: number): Set<number> {
  const active = new Set(
    db.competitionTeams
      .by('competition', competitionId)
      .filter(({ status }) => status === 'active')
      .map(({ team_id }) => team_id),
  );
  const teams = db.games
    .by('competition', competitionId)
    .flatMap((game) => [game.home_team_id ?? [], game.away_team_id ?? []].flat());
  return new Set(teams.filter((id) => !active.has(id)));
}

function forfeitScoreOf(db: DbReader, { ranking, sport_id }: CompetitionRecord): number {
  const sport = existing(db.sports.get(sport_id), 'sport').key;
  return engineRules(ranking, sport).forfeitScore.score;
}

const closed = new Set<GameRecord['status']>(['finished', 'walkover', 'cancelled', 'abandoned']);
const hasResult = ({ status }: GameRecord): boolean => status === 'finished' || status === 'walkover';

async function settleLeague(scope: Scope, stage: StageRecord): Promise<Settled> {
  const games: GameRecord[] = [];
  const opponents = new Map<number, OpponentNews>();
  const all = stageGames(scope.db, stage);
  for (const { id } of groupsOf(scope.db, stage.id)) {
    const known = new Map(all.filter(({ place }) => place?.group_id === id).map((game) => [game.id, game]));
    const played = [...known.values()].flatMap((game) =>
      game.home_team_id === null || game.away_team_id === null
        ? []
        : [{ id: game.id, home: game.home_team_id, away: game.away_team_id, isOver: hasResult(game) }],
    );
    for (const [gameId, what] of leagueWithdrawal(played, scope.left)) {
      const game = existing(known.get(gameId), 'game');
      if (!closed.has(game.status)) games.push(await scope.db.games.update(gameId, changeFor(what, scope.score)));
      else if (what !== 'annulled') continue;
      for (const opponent of opponentsOf(game, scope.team))
        if (!scope.left.has(opponent) && opponents.get(opponent) !== 'walkover')
          opponents.set(opponent, what === 'annulled' ? 'annulled' : 'walkover');
    }
  }
  return { games, opponents };
}

const opponentsOf = ({ home_team_id: home, away_team_id: away }: GameRecord, team: number): number[] =>
  home === team ? [away ?? []].flat() : away === team ? [home ?? []].flat() : [];

async function settleBracket(scope: Scope, stage: StageRecord): Promise<Settled> {
  const games: GameRecord[] = [];
  const opponents = new Map<number, OpponentNews>();
  for (const stand of standOf(stageGames(scope.db, stage), scope.left)) {
    const change = changeOf(scope, stand);
    if (Object.keys(change).length === 0) continue;
    games.push(await scope.db.games.update(stand.game.id, change));
    if (change.status === 'walkover' && stand.now.winner !== null) opponents.set(stand.now.winner, 'walkover');
  }
  return { games, opponents };
}

/** Who sits in it by now, and what ends it without a game. */
function changeOf({ db, score }: Scope, { game, now }: BracketStand): Partial<GameRecord> {
  if (closed.has(game.status)) return {};
  const seats = (['home', 'away'] as const).map((side): Partial<GameRecord> => {
    const { [side]: seat } = now;
    if (seat.kind !== 'team' || teamOf(game, side) !== null) return {};
    const { id, name } = existing(db.teams.get(seat.team), 'team');
    return side === 'home' ? { home_team_id: id, home_label: name } : { away_team_id: id, away_label: name };
  });
  return Object.assign({}, ...seats, endOf(now, score)) as Partial<GameRecord>; // parts of one
}

function endOf({ state, home, away, winner }: BracketStand['now'], score: number): Partial<GameRecord> {
  if (state === 'walkover') return changeFor(home.kind === 'team' && home.team === winner ? 'home' : 'away', score);
  if (state !== 'void') return {};
  return changeFor(home.kind === 'team' && away.kind === 'team' ? 'nobody' : 'annulled', score);
}

/** A walkover with the score of its sport, or a game that is off. */
function changeFor(what: Consequence, score: number): Partial<GameRecord> {
  const unplayed = { periods: [], sets: [], result: null };
  if (what === 'annulled') return { ...unplayed, status: 'cancelled', home_score: null, away_score: null };
  if (what === 'nobody')
    return { ...unplayed, status: 'walkover', forfeits: ['home', 'away'], home_score: null, away_score: null };
  const loser: Side = otherSide(what);
  return {
    ...unplayed,
    status: 'walkover',
    forfeits: [loser],
    home_score: what === 'home' ? score : 0,
    away_score: what === 'away' ? score : 0,
  };
}
