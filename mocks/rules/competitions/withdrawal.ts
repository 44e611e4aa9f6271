/** What becomes of the games of a team that leaves once they are drawn (design §14). */
import { leagueWithdrawal } from '../../../src/tournament/index.ts';
import type { CompetitionRecord, GameRecord, StageRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { advanceBrackets } from './advance.ts';
import { stagesOf } from './board.ts';
import { changeFor, forfeitScoreOf, leftOf, type OpponentNews, type Settled } from './settled.ts';
import { stageGames } from './stages.ts';
import { groupsOf } from './tables.ts';

/**
 * After a team has left: in a league none of its games counts while less than half are played, else its opponents win the games to
 * come; in a bracket whoever meets it goes on without a game, and winners stand in their next game.
 */
export async function settleGames(db: DbWriter, competition: CompetitionRecord, team: number): Promise<Settled> {
  const scope = { db, competition, team, left: leftOf(db, competition.id), score: forfeitScoreOf(db, competition) };
  const games: GameRecord[] = [];
  const opponents = new Map<number, OpponentNews>();
  for (const stage of stagesOf(db, competition.id).filter(({ status }) => status !== 'finished')) {
    const settled =
      stage.type === 'round-robin' ? await settleLeague(scope, stage) : await advanceBrackets(db, competition, stage);
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
