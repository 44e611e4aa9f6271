import { Link } from '../../shared/routing/link.tsx';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { clockTime } from '../../shared/lib/time/wall-time.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { venueAddress, type VenueWish } from './venue-address.ts';
import * as css from './venue-card.css.ts';

const SHOWN = 3;

interface FreeSlotsProps {
  venue: Pick<Venue, 'slug' | 'name' | 'free_slots' | 'next_free' | 'is_bookable'>;
  /** The day that was asked for, today when only a slot was; nothing before the asked slot is shown. */
  wish: VenueWish;
  today: string;
}

/** When one could play, each a way to that time: the asked day's free slots, else the venue's next ones (brand, layout). */
export function FreeSlots({ venue, wish, today }: FreeSlotsProps) {
  const t = useT('venues');
  const format = useFormat();
  // the answer has free slots only when a day or a slot was asked for
  const asked = venue.free_slots !== undefined;
  const day = asked ? (wish.date ?? today) : venue.next_free?.date;
  const slots = venue.free_slots ?? venue.next_free?.slots ?? [];
  // who asked for 19:00 does not want to read of 15:00
  const later = slots.filter((slot) => slot.time_slot_id >= (wish.available_time_slot_id ?? 0));
  if (!venue.is_bookable) return <p className={css.quiet}>{t('card.notBookable')}</p>;
  if (day === undefined || later.length === 0) {
    return <p className={css.quiet}>{t(asked ? 'card.noneFreeThatDay' : 'card.noneFree')}</p>;
  }
  const name = dayName(day);
  return (
    <p className={css.slots}>
      {later.slice(0, SHOWN).map(({ time_slot_id: id, start }, index) => (
        <Link
          key={id}
          to={venueAddress(venue.slug, { ...wish, date: day, available_time_slot_id: id })}
          aria-label={`${name} ${clockTime(start)}, ${venue.name}`}
          className={cx(css.slotLink, index === 2 && css.third)}
        >
          <Badge tone="accent" className={css.time}>
            {index === 0 ? `${name} ${clockTime(start)}` : clockTime(start)}
          </Badge>
        </Link>
      ))}
    </p>
  );

  function dayName(of: string): string {
    if (of === today) return t('common:time.today');
    if (of === addDays(today, 1)) return t('common:time.tomorrow');
    return `${format.weekdayShort(of)} ${format.dayMonth(of)}`;
  }
}
