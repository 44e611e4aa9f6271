/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RankingCriterionKey = zod.enum(['points', 'wins', 'win_pct', 'diff', 'scored', 'set_ratio', 'point_ratio', 'set_pct', 'game_pct', 'fair_play', 'lots', 'h2h_points', 'h2h_wins', 'h2h_win_pct', 'h2h_diff', 'h2h_scored']).describe('h2h: of the games among those that are tied, once all of them are played');

export type RankingCriterionKey = zod.input<typeof RankingCriterionKey>;
export type RankingCriterionKeyOutput = zod.output<typeof RankingCriterionKey>;
