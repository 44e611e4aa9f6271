import type { RankingCriterionKey, StandingRow } from '../../shared/api/generated/model';

/** What the first criterion of a ranking measured, for those whose numbers are in the rows of a table. */
export const firstMeasures: Partial<Record<RankingCriterionKey, (row: StandingRow) => number | null>> = {
  points: ({ points }) => points,
  wins: ({ won }) => won,
  win_pct: ({ win_pct }) => win_pct,
  diff: ({ diff }) => diff,
  scored: (row) => row.for,
  point_ratio: ({ point_ratio }) => point_ratio,
};
