import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** Price of a substitute and its difference from the requested one, in lek ("ALL 3,000, ALL 500 more"); the price alone if that is unknown. */
export function comparedPrice(t: Translate<'venue'>, format: Format, lek: number, wished: number | null): string {
  const price = format.price(lek);
  if (wished === null) return price;
  if (lek === wished) return t('difference.same', { price });
  return t(lek > wished ? 'difference.more' : 'difference.less', {
    price,
    difference: format.money(Math.abs(lek - wished)),
  });
}
