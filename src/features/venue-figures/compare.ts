import type { VenueDayFigures, VenueFigures } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** Share of the offered hours that is taken, in whole percent; null when none are offered. */
export const occupancy = ({ slots_taken: taken, slots_offered: offered }: VenueFigures): number | null =>
  offered === 0 ? null : Math.round((100 * taken) / offered);

/** Paid and not yet paid together, in lek. */
export const income = ({ income_paid: paid, income_open: open }: VenueFigures): number => paid + open;

/** Nobody has booked anything in the week. */
export const isUnused = (week: VenueFigures): boolean =>
  week.bookings === 0 && week.slots_taken === 0 && income(week) === 0 && week.no_shows === 0;

/** Confirmed bookings of today; null in a week that today is not in. */
export const bookingsOn = (days: readonly VenueDayFigures[], today: string): number | null =>
  days.find(({ date }) => date === today)?.figures.bookings ?? null;

export const percentText = (percent: number, format: Format): string => `${format.number(percent, 0)}%`;

/**
 * A figure against that of the week before, in words: counts and money by their difference, a share (percent) by what it was.
 * Null where one of the two does not exist.
 */
export function changeText(
  kind: 'count' | 'money' | 'share',
  now: number | null,
  before: number | null,
  { t, format }: { t: Translate<'figures'>; format: Format },
): string | null {
  if (now === null || before === null) return null;
  if (now === before) return t('change.same');
  const isMore = now > before;
  if (kind === 'share') return t(isMore ? 'change.up' : 'change.down', { amount: percentText(before, format) });
  const difference = Math.abs(now - before);
  if (kind === 'money') return t(isMore ? 'change.more' : 'change.less', { amount: format.money(difference) });
  return t(isMore ? 'change.more' : 'change.fewer', { amount: format.number(difference, 0) });
}
