/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const gameRules = { periods: [0, null], period_minutes: [0, null], extra_time_minutes: [0, null], best_of_sets: [0, null], set_points: [0, null], last_set_points: [0, null], tiebreak_at: [0, null], super_tiebreak_last: false, draw: false, shootout: false };
