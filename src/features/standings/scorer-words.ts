import type { ScorerRow, SportKey } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

type T = Translate<'standings'>;
/** The sports whose players score by themselves. */
export type ScorersSport = Extract<SportKey, 'football' | 'basketball'>;

export const hasScorers = (sport: SportKey): sport is ScorersSport => sport === 'football' || sport === 'basketball';

/** "3 goals", "21 points" */
export const scoredText = (points: number, sport: ScorersSport, t: T): string =>
  sport === 'football' ? t('stats.goals', { count: points }) : t('stats.points', { count: points });

/** Of more it would be a list. */
const MOST_SHARING = 3;

/** Who has scored most, in one line: also two or three who share it; null where it is nobody, or more. */
export function topScorerText(
  scorers: readonly ScorerRow[],
  sport: ScorersSport,
  { t, format }: { t: T; format: Format },
): string | null {
  const [first] = scorers;
  if (!first) return null;
  const sharing = scorers.filter(({ points, games }) => points === first.points && games === first.games);
  if (sharing.length > MOST_SHARING) return null;
  return t(`stats.top.${sport}`, {
    count: sharing.length,
    names: format.list(sharing.map(({ user, team }) => `${user.name} (${team.name})`)),
    points: scoredText(first.points, sport, t),
  });
}
