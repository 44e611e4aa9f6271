import type { CourtSlot } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { slotLook, slotTimes } from './slot.ts';
import * as css from './slot-button.css.ts';

interface SlotButtonProps {
  slot: CourtSlot;
  selected: boolean;
  onPress: () => void;
}

/** A short word on the button, and what a screen reader hears after it. */
const words = {
  taken: ['slot.taken', null],
  past: ['slot.past', 'slot.pastMore'],
  'too-soon': ['slot.tooSoon', 'slot.tooMore'],
  'too-far': ['slot.tooFar', 'slot.tooMore'],
} as const;

/** A time on a court: free with its price, or visible with the reason why it cannot be chosen. */
export function SlotButton({ slot, selected, onPress }: SlotButtonProps) {
  const t = useT('venue');
  const format = useFormat();
  const { start, end } = slotTimes(slot);
  const range = format.timeRange(start, end);
  const look = slotLook(slot.state);
  const [word, more] = look === 'available' ? [null, null] : words[look];
  return (
    <button
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
