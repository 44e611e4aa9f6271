import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import * as css from './answer-event.css.ts';

interface GuestCountProps {
  /** 0 … 3 */
  guests: number;
  onChange: (guests: number) => void;
}

/** How many people one brings along; effective at once. */
export function GuestCount({ guests, onChange }: GuestCountProps) {
  const t = useT('event');
  return (
    <div className={css.guests}>
      <p aria-hidden>{t('answer.guests')}</p>
      <SegmentedControl
        label={t('answer.guests')}
        segments={['0', '1', '2', '3'].map((value) => ({
          value,
          label: value === '0' ? t('answer.noGuests') : `+${value}`,
        }))}
        value={String(guests)}
        onChange={(next) => onChange(Number(next))}
      />
    </div>
  );
}
