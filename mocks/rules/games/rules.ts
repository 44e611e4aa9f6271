import type { SportRecord } from '../../db/records.ts';

type SportKey = SportRecord['key'];
/** How a game is scored: by goals or points in periods, or by sets. */
export interface GameRules {
  readonly periods: number | null;
  readonly best_of_sets: number | null;
  readonly draw: boolean;
}

const rules: Record<SportKey, GameRules> = {
  football: { periods: 2, best_of_sets: null, draw: true },
  basketball: { periods: 4, best_of_sets: null, draw: false },
  volleyball: { periods: null, best_of_sets: 5, draw: false },
  tennis: { periods: null, best_of_sets: 3, draw: false },
};

/** The rules of a sport's games. */
export const rulesOf = (sport: SportKey): GameRules => rules[sport];
