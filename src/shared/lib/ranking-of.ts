import { type Preset, presets } from '../../tournament/index.ts';
import type { RankingRules } from '../api/generated/model';

/** A way of ranking, as a competition keeps it. */
export function rankingOf(preset: Preset): RankingRules {
  const { win, draw, loss, win5set, loss5set, forfeitLoss, criteria } = presets[preset];
  return {
    preset,
    win,
    draw,
    loss,
    win_5set: win5set ?? null,
    loss_5set: loss5set ?? null,
    forfeit_loss: forfeitLoss,
    criteria: criteria.map(({ key, onlyIfTwo = false }) => ({ key, only_if_two: onlyIfTwo })),
  };
}
