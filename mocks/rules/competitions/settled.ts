/** What becomes of games that are decided without being played: by a team that leaves, or by a bracket (design §14). */
import { engineRules } from '../../../src/shared/lib/engine-input.ts';
import type { Consequence } from '../../../src/tournament/index.ts';
import type { CompetitionRecord, GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { otherSide, type Side } from '../games/result.ts';
import { stagesOf } from './board.ts';
import type { Around } from './brackets.ts';
import { existing } from '../shared/lookups.ts';

/** What a team is told of its games against one that has left. */
export type OpponentNews = 'walkover' | 'annulled';
/** The games that have changed, and what it means for other teams, by their id. */
export interface Settled {
  readonly games: readonly GameRecord[];
  readonly opponents: ReadonlyMap<number, OpponentNews>;
}

/** The teams of its games that have no place any more. */
export function leftOf(db: DbReader, competitionId: number): Set<number> {
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

/** What the winner of a game that is not played has scored. */
export function forfeitScoreOf(db: DbReader, { ranking, sport_id }: CompetitionRecord): number {
  const sport = existing(db.sports.get(sport_id), 'sport').key;
  return engineRules(ranking, sport).forfeitScore.score;
}

/** What its brackets are played with. */
export const aroundOf = (db: DbReader, competitionId: number): Around => ({
  left: leftOf(db, competitionId),
  over: new Set(
    stagesOf(db, competitionId)
      .filter(({ status }) => status === 'finished')
      .map(({ id }) => id),
  ),
});

/** Nothing that came of a game, as before it was played. */
export const unplayed = {
  home_score: null,
  away_score: null,
  forfeits: [],
  periods: [],
  sets: [],
  shootout: null,
  walkover_reason: null,
  result: null,
} as const satisfies Partial<GameRecord>;

/** The status of a game that is to be played. */
export const statusToPlay = ({ starts_at }: Pick<GameRecord, 'starts_at'>): GameRecord['status'] =>
  starts_at === null ? 'unscheduled' : 'scheduled';

/** A walkover with the score of its sport, or a game that is off. */
export function changeFor(what: Consequence, score: number): Partial<GameRecord> {
  if (what === 'annulled') return { ...unplayed, status: 'cancelled' };
  if (what === 'nobody') return { ...unplayed, status: 'walkover', forfeits: ['home', 'away'] };
  const loser: Side = otherSide(what);
  return {
    ...unplayed,
    status: 'walkover',
    forfeits: [loser],
    home_score: what === 'home' ? score : 0,
    away_score: what === 'away' ? score : 0,
  };
}
