import type { GameRecord, SportRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';

type SportKey = SportRecord['key'];
/** How a game is scored: by goals or points in periods, or by sets. */
export interface GameRules {
  readonly periods: number | null;
  readonly best_of_sets: number | null;
  readonly draw: boolean;
  /** A knockout game that is level is decided by a shoot-out. */
  readonly shootout: boolean;
}

const rules: Record<SportKey, GameRules> = {
  football: { periods: 2, best_of_sets: null, draw: true, shootout: false },
  basketball: { periods: 4, best_of_sets: null, draw: false, shootout: false },
  volleyball: { periods: null, best_of_sets: 5, draw: false, shootout: false },
  tennis: { periods: null, best_of_sets: 3, draw: false, shootout: false },
};

/** The rules of a sport's games. */
export const rulesOf = (sport: SportKey): GameRules => rules[sport];

/** The rules of one game: those of its competition, and in a bracket somebody must win. */
export function rulesOfGame(db: DbReader, { sport_id, competition_id, place }: GameRecord): GameRules {
  const ofSport = rulesOf(existing(db.sports.get(sport_id), 'sport').key);
  const chosen = competition_id === null ? undefined : db.competitions.get(competition_id)?.game_rules;
  const isKnockout = Boolean(place?.bracket);
  return {
    periods: ofSport.periods && (chosen?.periods ?? ofSport.periods),
    best_of_sets: ofSport.best_of_sets && (chosen?.best_of_sets ?? ofSport.best_of_sets),
    draw: ofSport.draw && !isKnockout,
    shootout: ofSport.draw && isKnockout && chosen?.shootout === true,
  };
}
