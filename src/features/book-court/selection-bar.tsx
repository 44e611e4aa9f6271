import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { MAX_SLOTS } from './booking-address.ts';
import { type Selection, timesOf } from './selection.ts';
import * as css from './selection-bar.css.ts';

interface SelectionBarProps {
  /** Id of the button. */
  bookId: string;
  selection: Selection;
  date: string;
  weeklyAllowed: boolean;
  weekly: boolean;
  onWeekly: (weekly: boolean) => void;
  onBook: () => void;
}

/** The chosen time, its price and the Book button; stays visible while the user looks at other times. */
export function SelectionBar({ bookId, selection, date, weeklyAllowed, weekly, onWeekly, onBook }: SelectionBarProps) {
  const t = useT('venue');
  const format = useFormat();
  const times = timesOf(selection);
  const { court, isFree, ownId, price, slotCount } = selection;
  return (
    <section aria-label={t('selection.label')} className={css.bar}>
      <div className={css.what}>
        <p className={css.time}>
          {format.dayMonth(date)}, {times && format.timeRange(times.start, times.end)}
        </p>
        <p className={css.line}>
          {court.name} · {t('slots', { count: slotCount })}
        </p>
      </div>
      <span className={css.price}>{format.price(price)}</span>
      <p className={css.hint} role="status">
        {!isFree && t(ownId === null ? 'selection.gone' : 'selection.mine')}
        {isFree && slotCount < MAX_SLOTS && t('selection.longer')}
      </p>
      <div className={css.actions}>
        {weeklyAllowed && ownId === null && (
          <Chip pressed={weekly} onClick={() => onWeekly(!weekly)}>
            {t('selection.weekly')}
          </Chip>
        )}
        {ownId === null ? (
          <Button
            id={bookId}
            className={css.grow}
            aria-disabled={isFree ? undefined : true}
            onClick={() => isFree && onBook()}
          >
            {t('common:actions.book')}
          </Button>
        ) : (
          <LinkButton className={css.grow} to={paths.booking(ownId)}>
            {t('done.see')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
