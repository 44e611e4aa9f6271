import { SLOTS, slotTimes, weekPrices } from '../../entities/court/court-week.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './court-form.css.ts';
import type { CourtForm } from './use-court-form.ts';

/** What each hour of an ordinary week costs, as the rules and hours of the form have it. */
export function PricePreview({ form: { values } }: { form: CourtForm }) {
  const t = useT('courts');
  const format = useFormat();
  const { weekdays } = format;
  if (!Number.isInteger(values.price)) return <p className={css.hint}>{t('preview.noPrice')}</p>;
  const week = weekPrices(values);
  const open = SLOTS.filter((slot) => week.some((day) => day[slot - 1] !== null));
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined) return <p className={css.hint}>{t('preview.none')}</p>;
  const tone = tones(week.flat());
  return (
    <table className={css.preview} aria-label={t('preview.title')}>
      <thead>
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner above the row heads */}
          <td className={css.previewCorner} />
          {weekdays.map(({ weekday, short, long }) => (
            <th key={weekday} scope="col" abbr={long} className={css.previewHead}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SLOTS.slice(first - 1, last).map((slot) => (
          <tr key={slot}>
            <th scope="row" className={css.previewHour}>
              {slotTimes(slot, values.delayed_start).start}
            </th>
            {week.map((day, index) => {
              const price = day[slot - 1] ?? null;
              return (
                <td key={weekdays[index]?.weekday} className={cx(css.previewCell, css.previewTone[tone(price)])}>
                  {price === null ? (
                    <VisuallyHidden>{t('preview.closed')}</VisuallyHidden>
                  ) : Number.isInteger(price) ? (
                    format.number(price, 0)
                  ) : (
                    '?'
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The lowest and the highest price of an ordinary week, in a line. */
export function PriceSpan({ form: { values } }: { form: CourtForm }) {
  const t = useT('courts');
  const format = useFormat();
  if (!Number.isInteger(values.price)) return t('preview.noPrice');
  // closed hours have none, and a field may hold text
  const prices = weekPrices(values)
    .flat()
    .filter((price) => price !== null)
    .filter((price) => Number.isInteger(price));
  if (prices.length === 0) return t('preview.none');
  const [low, high] = [format.price(Math.min(...prices)), format.price(Math.max(...prices))];
  return low === high ? t('preview.same', { price: low }) : t('preview.span', { low, high });
}

type Tone = keyof typeof css.previewTone;

/** The usual price is plain, cheaper and dearer ones stand out. */
function tones(prices: readonly (number | null)[]): (price: number | null) => Tone {
  const open = prices.filter((price) => price !== null);
  const lowest = Math.min(...open);
  const highest = Math.max(...open);
  return (price) => {
    if (price === null) return 'closed';
    if (lowest === highest || price === lowest) return 'low';
    return price === highest ? 'high' : 'middle';
  };
}
