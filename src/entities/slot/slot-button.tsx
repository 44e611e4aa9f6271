import { Bell, Check } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from '../../shared/routing/link.tsx';
import type { CourtSlot } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { sessionTimes } from '../../shared/lib/session-times.ts';
import { paths } from '../../shared/routing/paths.ts';
import { cx } from '../../shared/ui/cx.ts';
import type { RovingProps } from '../../shared/ui/roving-focus.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { slotLook } from './slot.ts';
import * as css from './slot-button.css.ts';

interface SlotButtonProps {
  slot: CourtSlot;
  /** A chip shows its start, a cell below the hours the hour alone. */
  shape: 'chip' | 'cell';
  /** What the court's heading says: only another price is shown. */
  usualPrice: number | null;
  /** The next free one of the day. */
  isNext: boolean;
  selected: boolean;
  onPress: () => void;
  /** What a press on a taken slot opens; without it such a slot cannot be pressed. */
  taken?: TakenSlot | null | undefined;
  roving: RovingProps;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface TakenSlot {
  /** Of the button. */
  id: string;
  isOpen: boolean;
  onPress: () => void;
}

/** What a screen reader hears after the time of a slot that cannot be chosen. */
const words = {
  taken: ['slot.taken', null],
  past: ['slot.past', 'slot.pastMore'],
  'too-soon': ['slot.tooSoon', 'slot.tooMore'],
  'too-far': ['slot.tooFar', 'slot.tooMore'],
} as const;

/**
 * A time on a court: free with its price, one's own as the way to its booking, or visible with the reason why it cannot be chosen.
 * One that its user waits for has a bell.
 */
export function SlotButton({
  slot,
  shape,
  usualPrice,
  isNext,
  selected,
  onPress,
  taken,
  roving,
  ref,
}: SlotButtonProps) {
  const t = useT('venue');
  const format = useFormat();
  const { start, end } = sessionTimes(slot);
  const range = format.timeRange(start, end);
  const look = slotLook(slot);
  const isCell = shape === 'cell';
  const isOnTheHour = start.endsWith(':00');
  const shownTime = isCell && isOnTheHour ? start.slice(0, 2) : start;
  const time = (
    <span className={cx(css.time, isCell && css.cellTime[isOnTheHour ? 'hour' : 'minute'])} aria-hidden>
      {shownTime}
    </span>
  );
  if (look === 'mine') {
    return (
      <Link
        {...roving}
        to={slot.booking_id === undefined ? paths.bookings() : paths.booking(slot.booking_id)}
        className={cx(css.slot, css.slotShape[shape])}
        data-mine
      >
        <VisuallyHidden>{`${range} ${t('slot.mine')}, ${t('slot.mineMore')}`}</VisuallyHidden>
        {time}
        {isCell ? (
          <Check size={16} strokeWidth={3} />
        ) : (
          <span className={css.note} aria-hidden>
            {t('slot.mine')}
          </span>
        )}
      </Link>
    );
  }
  if (look === 'taken' && taken) {
    const isWatched = slot.watch_id !== undefined;
    return (
      <button
        {...roving}
        id={taken.id}
        type="button"
        className={cx(css.slot, css.slotShape[shape])}
        data-taken={isWatched ? 'watched' : ''}
        aria-haspopup="dialog"
        aria-expanded={taken.isOpen}
        onClick={taken.onPress}
      >
        <VisuallyHidden>{`${range} ${t(isWatched ? 'slot.watched' : 'slot.taken')}`}</VisuallyHidden>
        {time}
        {isWatched && <Bell size={14} strokeWidth={2.5} />}
      </button>
    );
  }
  const [word, more] = look === 'available' ? [null, null] : words[look];
  const price = format.price(slot.price);
  // a cell has room for the figure alone; the court's heading says the currency
  const figure = isCell && slot.price !== 0 ? format.number(slot.price) : price;
  const until = look === 'available' && slot.turn_until !== undefined ? format.time(Date.parse(slot.turn_until)) : null;
  const shownPrice = word || slot.price === usualPrice ? null : figure;
  const name = [range, word ? t(word) : price, more && t(more)].filter(Boolean).join(' ');
  return (
    <button
      {...roving}
      ref={ref}
      type="button"
      className={cx(css.slot, css.slotShape[shape])}
      aria-pressed={word ? undefined : selected}
      aria-disabled={word ? true : undefined}
      data-next={isNext || undefined}
      data-turn={until === null ? undefined : ''}
      onClick={word ? undefined : onPress}
    >
      <VisuallyHidden>{until === null ? name : `${name}, ${t('slot.turn', { time: until })}`}</VisuallyHidden>
      {time}
      {until === null ? (
        shownPrice && (
          <span className={css.note} aria-hidden>
            {shownPrice}
          </span>
        )
      ) : isCell ? (
        <Bell size={14} strokeWidth={2.5} />
      ) : (
        <span className={css.note} aria-hidden>
          {t('slot.turnShort', { time: until })}
        </span>
      )}
    </button>
  );
}
