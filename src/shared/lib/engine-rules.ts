import { presets, presetsOf, type RankingRules as EngineRules, type Sport } from '../../tournament/index.ts';
import type { RankingRules } from '../api/generated/model';

/** The ranking rules of a competition, as the engine takes them: for the tables of the mock backend and what-ifs alike. */
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
