import type { Ref } from 'react';
import { Link } from 'react-router';
import type { CourtSlot } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { sessionTimes } from '../../shared/lib/session-times.ts';
import { paths } from '../../shared/routing/paths.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { slotLook } from './slot.ts';
import * as css from './slot-button.css.ts';

interface SlotButtonProps {
  slot: CourtSlot;
  selected: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A short word on the button, and what a screen reader hears after it. */
const words = {
  taken: ['slot.taken', null],
  past: ['slot.past', 'slot.pastMore'],
  'too-soon': ['slot.tooSoon', 'slot.tooMore'],
  'too-far': ['slot.tooFar', 'slot.tooMore'],
} as const;

/** A time on a court: free with its price, one's own as the way to its booking, or visible with the reason why it cannot be chosen. */
export function SlotButton({ slot, selected, onPress, ref }: SlotButtonProps) {
  const t = useT('venue');
  const format = useFormat();
  const { start, end } = sessionTimes(slot);
  const range = format.timeRange(start, end);
  const look = slotLook(slot);
  if (look === 'mine') {
    return (
      <Link
        to={slot.booking_id === undefined ? paths.bookings() : paths.booking(slot.booking_id)}
        aria-label={`${range} ${t('slot.mine')}, ${t('slot.mineMore')}`}
        className={css.slot}
        data-mine
      >
        <span className={css.time}>{range}</span> <span className={css.note}>{t('slot.mine')}</span>
      </Link>
    );
  }
  const [word, more] = look === 'available' ? [null, null] : words[look];
  return (
    <button
      ref={ref}
      type="button"
      className={css.slot}
      aria-pressed={word ? undefined : selected}
      aria-disabled={word ? true : undefined}
      onClick={word ? undefined : onPress}
    >
      <span className={css.time}>{range}</span>{' '}
      <span className={css.note}>{word ? t(word) : format.price(slot.price)}</span>
      {more && <VisuallyHidden>{` ${t(more)}`}</VisuallyHidden>}
    </button>
  );
}
