import type { Competition, RankOfTeam } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** "Oct 7, 2026 – Jan 12, 2027", or "From Oct 7, 2026" while the end is open. */
export function datesText(
  { starts_on: first, ends_on: last }: Pick<Competition, 'starts_on' | 'ends_on'>,
  t: Translate<'competitions'>,
  format: Format,
): string {
  if (last === null) return t('dates.from', { date: format.dateShort(first) });
  return first === last ? format.dateShort(first) : `${format.dateShort(first)} – ${format.dateShort(last)}`;
}

/** "6 of 8 teams" while there are places to be had, then "8 teams". */
export const placesText = (
  { phase, teams_count: count, max_teams: max }: Pick<Competition, 'phase' | 'teams_count' | 'max_teams'>,
  t: Translate<'competitions'>,
): string => (phase === 'draft' || phase === 'registration' ? t('places', { count, max }) : t('teams', { count }));

/** "Rank 2 of 8", and the group where there are several. */
export const rankText = ({ rank, teams_count: count, group }: RankOfTeam, t: Translate<'competitions'>): string =>
  group ? t('rankInGroup', { rank, count, group: group.name }) : t('rank', { rank, count });
