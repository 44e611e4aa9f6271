import type { RankingCriterionKey, SportKey } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

type T = Translate<'standings'>;

/** What a criterion is called: a football table counts goals, others count points. */
export function criterionName(key: RankingCriterionKey, sport: SportKey, t: T): string {
  const ofGoals = key === 'diff' || key === 'scored' || key === 'h2h_diff' || key === 'h2h_scored';
  return ofGoals && sport !== 'football' ? t(`inPoints.${key}`) : t(`criteria.${key}`);
}

const asSigned = new Set<RankingCriterionKey>(['diff', 'h2h_diff']);
const asPercent = new Set<RankingCriterionKey>(['win_pct', 'set_pct', 'game_pct', 'h2h_win_pct']);

/** What a criterion measured, as people write it; null is a ratio with nothing lost. */
export function measureText(key: RankingCriterionKey, value: number | null, t: T, format: Format): string {
  if (value === null) return t('nothingLost');
  if (asSigned.has(key)) return signed(value, format);
  return asPercent.has(key) ? percent(value, format) : format.number(value);
}

/** "+3", "−2", "0" */
export const signed = (value: number, format: Format): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${format.number(Math.abs(value))}`;

/** "66.7%" of a share. */
export const percent = (share: number, format: Format): string => `${format.number(share * 100, 1)}%`;
