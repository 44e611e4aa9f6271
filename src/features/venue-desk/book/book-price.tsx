import { eachPrice, type WeekPlan } from '../../../entities/booking/weeks.ts';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import * as css from './book.css.ts';

interface BookPriceProps {
  /** Of one session; null until a time is chosen. */
  price: string | null;
  /** The weeks, once some of them are taken. */
  plan: WeekPlan | null;
  weekly: boolean;
}

/** What it costs, each week or in all; nothing until it is known. */
export function BookPrice({ price, plan, weekly }: BookPriceProps) {
  const t = useT('desk');
  const ofVenue = useT('venue');
  const format = useFormat();
  if (plan && plan.booked > 0)
    return (
      <div className={css.total}>
        <span>{ofVenue('weeks.total', { count: plan.booked })}</span>
        <strong className={css.price}>{format.price(plan.total)}</strong>
        <span className={css.quiet}>{eachPrice(ofVenue, format, plan)}</span>
      </div>
    );
  if (price === null) return null;
  return (
    <div className={css.total}>
      <span>{t(weekly ? 'book.priceEach' : 'common:fields.price')}</span>
      <strong className={css.price}>{price}</strong>
    </div>
  );
}
