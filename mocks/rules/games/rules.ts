import { matchRules } from '../../../src/shared/lib/match-rules.ts';
import type { SetRules } from '../../../src/shared/lib/set-rules.ts';
import type { CompetitionRecord, GameRecord, SportRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';

type SportKey = SportRecord['key'];
/** How a game is scored: by goals or points in periods, or by sets. */
export interface GameRules extends SetRules {
  readonly periods: number | null;
  readonly period_minutes: number | null;
  readonly extra_time_minutes: number | null;
  readonly draw: boolean;
  /** A knockout game that is level is decided by a shoot-out. */
  readonly shootout: boolean;
}

/** The rules of a sport's games. */
export function rulesOf(sport: SportKey): GameRules {
  const { periods, period_minutes, extra_time_minutes, ...others } = matchRules[sport];
  const { best_of_sets, set_points, last_set_points, tiebreak_at, super_tiebreak_last } = others;
  const ofSets = { best_of_sets, set_points, last_set_points, tiebreak_at, super_tiebreak_last };
  return { periods, period_minutes, extra_time_minutes, ...ofSets, draw: sport === 'football', shootout: false };
}

/** The rules of a competition's games outside its brackets: its own where it has chosen, else those of its sport. */
export function rulesOfCompetition(
  db: DbReader,
  { sport_id, game_rules: own }: Pick<CompetitionRecord, 'sport_id' | 'game_rules'>,
): GameRules {
  const ofSport = rulesOf(existing(db.sports.get(sport_id), 'sport').key);
  return {
    ...ofSport,
    periods: ofSport.periods && (own.periods ?? ofSport.periods),
    period_minutes: ofSport.period_minutes && (own.period_minutes ?? ofSport.period_minutes),
    extra_time_minutes: ofSport.extra_time_minutes && (own.extra_time_minutes ?? ofSport.extra_time_minutes),
    best_of_sets: ofSport.best_of_sets && (own.best_of_sets ?? ofSport.best_of_sets),
    set_points: ofSport.set_points && (own.set_points ?? ofSport.set_points),
    last_set_points: ofSport.last_set_points && (own.last_set_points ?? ofSport.last_set_points),
    tiebreak_at: ofSport.tiebreak_at && (own.tiebreak_at ?? ofSport.tiebreak_at),
    super_tiebreak_last: ofSport.tiebreak_at !== null && own.super_tiebreak_last,
  };
}

/** The rules of one game: those of its competition, and in a bracket somebody must win. */
export function rulesOfGame(db: DbReader, { sport_id, competition_id, place }: GameRecord): GameRules {
  const competition = competition_id === null ? undefined : db.competitions.get(competition_id);
  const rules = competition
    ? rulesOfCompetition(db, competition)
    : rulesOf(existing(db.sports.get(sport_id), 'sport').key);
  const isKnockout = Boolean(place?.bracket);
  return {
    ...rules,
    draw: rules.draw && !isKnockout,
    shootout: rules.draw && isKnockout && competition?.game_rules.shootout === true,
  };
}
