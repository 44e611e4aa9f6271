import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { clockTime } from '../../shared/lib/time/wall-time.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import * as css from './venue-card.css.ts';

const SHOWN = 3;

interface FreeSlotsProps {
  venue: Pick<Venue, 'free_slots' | 'next_free' | 'is_bookable'>;
  /** The day that was asked for; today when only a slot was. */
  date?: string;
  /** Nothing before the asked slot is shown. */
  timeSlotId?: number;
  today: string;
}

/** When one could play: the asked day's free slots, else the venue's next ones (brand, layout). */
export function FreeSlots({ venue, date, timeSlotId, today }: FreeSlotsProps) {
  const t = useT('venues');
  const format = useFormat();
  // the answer has free slots only when a day or a slot was asked for
  const asked = venue.free_slots !== undefined;
  const day = asked ? (date ?? today) : venue.next_free?.date;
  const slots = venue.free_slots ?? venue.next_free?.slots ?? [];
  // who asked for 19:00 does not want to read of 15:00
  const later = slots.filter((slot) => slot.time_slot_id >= (timeSlotId ?? 0));
  if (!venue.is_bookable) return <p className={css.quiet}>{t('card.notBookable')}</p>;
  if (day === undefined || later.length === 0) {
    return <p className={css.quiet}>{t(asked ? 'card.noneFreeThatDay' : 'card.noneFree')}</p>;
  }
  const name = dayName(day);
  return (
    <p className={css.slots}>
      {later.slice(0, SHOWN).map(({ time_slot_id: id, start }, index) => (
        <Badge key={id} tone="accent" className={index === 2 ? css.third : undefined}>
          {index === 0 ? `${name} ${clockTime(start)}` : clockTime(start)}
        </Badge>
      ))}
    </p>
  );

  function dayName(of: string): string {
    if (of === today) return t('common:time.today');
    if (of === addDays(today, 1)) return t('common:time.tomorrow');
    return `${format.weekdayShort(of)} ${format.dayMonth(of)}`;
  }
}
