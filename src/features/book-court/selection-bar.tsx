import { duration } from '../../entities/venue/duration.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { MAX_SLOTS } from './booking-address.ts';
import { type Selection, minutesOf, timesOf } from './selection.ts';
import * as css from './selection-bar.css.ts';

interface SelectionBarProps {
  /** Id of the button. */
  bookId: string;
  /** Null while no time is chosen. */
  selection: Selection | null;
  date: string;
  weeklyAllowed: boolean;
  weekly: boolean;
  onWeekly: (weekly: boolean) => void;
  onBook: () => void;
}

/**
 * The chosen time, its price and the Book button: a bar at the lower edge of a phone, a panel beside the times on wide screens.
 * What is chosen is announced; the live region is rendered before its text, which would not be read otherwise.
 */
export function SelectionBar({ selection, ...rest }: SelectionBarProps) {
  const t = useT('venue');
  const format = useFormat();
  const times = selection && timesOf(selection);
  const said = selection &&
    times && [
      format.dateBrief(rest.date, now()),
      format.timeRange(times.start, times.end),
      selection.court.name,
      format.price(selection.price),
    ];
  return (
    <div className={css.dock}>
      <VisuallyHidden>
        <span role="status">{said?.join(', ')}</span>
      </VisuallyHidden>
      {selection ? <Chosen selection={selection} {...rest} /> : <p className={css.none}>{t('selection.none')}</p>}
    </div>
  );
}

type ChosenProps = SelectionBarProps & { selection: Selection };

function Chosen({ bookId, selection, date, weeklyAllowed, weekly, onWeekly, onBook }: ChosenProps) {
  const t = useT('venue');
  const format = useFormat();
  const times = timesOf(selection);
  const turnUntil = selection.slots.find((slot) => slot.turn_until !== undefined)?.turn_until;
  const { court, isFree, ownId, price, slotCount } = selection;
  return (
    <section aria-label={t('selection.label')} className={css.bar}>
      <div className={css.what}>
        <p className={css.time}>
          {format.dateBrief(date, now())}, <wbr />
          {times && <span className={css.range}>{format.timeRange(times.start, times.end)}</span>}
        </p>
        <p className={css.line}>
          {court.name} · {duration(t, format, minutesOf(selection))}
        </p>
      </div>
      <span className={css.price}>{format.price(price)}</span>
      <p className={css.hint} role="status">
        {!isFree && t(ownId === null ? 'selection.gone' : 'selection.mine')}
        {isFree &&
          (turnUntil === undefined
            ? slotCount < MAX_SLOTS && t('selection.longer')
            : t('selection.turn', { time: format.time(Date.parse(turnUntil)) }))}
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
