import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import type { WeekPlan } from './weeks.ts';

/** "ALL 3,000, ALL 500 more": what a substitute costs beside the wished one, lek; the price alone while the other is not known. */
export function comparedPrice(t: Translate<'venue'>, format: Format, lek: number, wished: number | null): string {
  const price = format.price(lek);
  if (wished === null) return price;
  if (lek === wished) return t('difference.same', { price });
  return t(lek > wished ? 'difference.more' : 'difference.less', {
    price,
    difference: format.money(Math.abs(lek - wished)),
  });
}

/** What each session of a weekly booking costs, and that it is paid there and then, not now. */
export function eachPrice(
  t: Translate<'venue'>,
  format: Format,
  { lowest, highest }: Pick<WeekPlan, 'lowest' | 'highest'>,
): string {
  if (lowest === highest) return t('weeks.each', { price: format.price(highest) });
  return t('weeks.eachBetween', { lowest: format.price(lowest), highest: format.price(highest) });
}
