import type { MatchRules, SportKey } from '../api/generated/model';

const noRules: MatchRules = {
  periods: null,
  period_minutes: null,
  extra_time_minutes: null,
  shootout: false,
  best_of_sets: null,
  set_points: null,
  last_set_points: null,
  tiebreak_at: null,
  super_tiebreak_last: false,
  match_minutes: 60,
};

/** How the games of a sport are played unless somebody says otherwise (design §9): for the form and the mock backend alike. */
export const matchRules: Readonly<Record<SportKey, MatchRules>> = {
  football: { ...noRules, periods: 2, period_minutes: 45, extra_time_minutes: 15, shootout: true, match_minutes: 105 },
  basketball: { ...noRules, periods: 4, period_minutes: 10, extra_time_minutes: 5, match_minutes: 90 },
  volleyball: { ...noRules, best_of_sets: 5, set_points: 25, last_set_points: 15, match_minutes: 100 },
  tennis: { ...noRules, best_of_sets: 3, set_points: 6, tiebreak_at: 6, super_tiebreak_last: true, match_minutes: 90 },
};
