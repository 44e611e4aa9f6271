import {
  presets,
  presetsOf,
  type RankingRules as EngineRules,
  type Sport,
  type StandingsInput,
  type TableGame as EngineGame,
  type TeamEntry,
} from '../../tournament/index.ts';
import type { Id, RankingRules, TableGame } from '../api/generated/model';
import { isSuperTieBreak, type SetRules } from './set-rules.ts';

export interface TableParts {
  competitionId: Id;
  sport: Sport;
  ranking: RankingRules;
  /** How its sets are won. */
  rules: SetRules;
  legs: number;
  teams: readonly TeamEntry[];
  games: readonly TableGame[];
}

/** A table of a competition as the engine takes it: for the tables of the mock backend and what-ifs alike (decision 055). */
export const engineInput = ({
  competitionId,
  sport,
  ranking,
  rules,
  legs,
  teams,
  games,
}: TableParts): StandingsInput => ({
  sport,
  teams,
  games: games.map((game) => engineGame(game, rules)),
  rules: engineRules(ranking, sport),
  legs,
  seed: competitionId,
});

/** The ranking rules of a competition, as the engine takes them. */
export function engineRules(ranking: RankingRules, sport: Sport): EngineRules {
  return {
    win: ranking.win,
    draw: ranking.draw,
    loss: ranking.loss,
    ...(ranking.win_5set !== null && { win5set: ranking.win_5set }),
    ...(ranking.loss_5set !== null && { loss5set: ranking.loss_5set }),
    forfeitLoss: ranking.forfeit_loss,
    forfeitScore: presets[ranking.preset ?? presetsOf(sport)[0]].forfeitScore,
    criteria: ranking.criteria.map(({ key, only_if_two }) => ({ key, onlyIfTwo: only_if_two })),
  };
}

function engineGame(
  { home_score: home, away_score: away, starts_at: at, ...game }: TableGame,
  rules: SetRules,
): EngineGame {
  return {
    id: game.id,
    home: game.home_team_id,
    away: game.away_team_id,
    status: game.status,
    resultStatus: game.result_status,
    at: at === null ? 0 : Date.parse(at),
    score: home === null || away === null ? null : { home, away },
    sets: game.sets.map((set, index) => ({ ...set, isMatchTiebreak: isSuperTieBreak(set, index + 1, rules) })),
    forfeits: game.forfeits,
    cards: game.cards,
  };
}
