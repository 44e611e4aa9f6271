import { Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking, BookingHandover } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './booking-row.css.ts';
import * as offer from './offered-row.css.ts';
import { bookingTimes, instantText } from './booking-times.ts';
import { DateBlock } from './date-block.tsx';

interface OfferedRowProps {
  booking: Booking & { handover: BookingHandover };
  /** Of the title. */
  id: string;
  /** A press anywhere but on the answers. */
  onPress: () => void;
  /** The answers. */
  children: ReactNode;
}

/** A booking that somebody offers to the reader, as it would stand in their list: from whom, until when, and the answers. */
export function OfferedRow({ booking, id, onPress, children }: OfferedRowProps) {
  const t = useT('bookings');
  const format = useFormat();
  const { date, court, venue, price, handover } = booking;
  const isSeries = handover.scope === 'series';
  return (
    <li className={css.row}>
      <div className={offer.offered}>
        <DateBlock date={date} />
        <button type="button" id={id} className={css.title} onClick={onPress}>
          <VisuallyHidden>{`${format.dateLong(date)}, `}</VisuallyHidden>
          {bookingTimes(booking, format)}
          {isSeries && <Repeat2 size={16} aria-hidden className={css.weekly} />}
        </button>
        <p className={css.price}>{format.price(price)}</p>
        <div className={offer.offerText}>
          <p className={offer.offerPlace}>
            {court.name} · {venue.name}
          </p>
          {isSeries && <p>{t('handOver.offers.series', { count: handover.session_count })}</p>}
          <p>
            {t('handOver.offers.from', { name: handover.from.name })},{' '}
            {t('handOver.offers.until', { when: instantText(handover.expires_at, format) })}
          </p>
        </div>
        <div className={offer.offerAnswers}>{children}</div>
      </div>
    </li>
  );
}
