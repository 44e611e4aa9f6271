import { Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { BookingStatusBadge } from './booking-status.tsx';
import { bookingTimes } from './booking-times.ts';
import * as css from './booking-card.css.ts';

export interface BookingCardProps {
  booking: Booking;
  /** Id of the heading, for what describes itself by it. */
  headingId?: string;
  /** Buttons and links under the facts. */
  children?: ReactNode;
}

/** One booking of a list: when, where, status, weekly or not, price. Source: ENT-19. */
export function BookingCard({ booking, headingId, children }: BookingCardProps) {
  const t = useT('bookings');
  const format = useFormat();
  return (
    <Card as="li" className={css.item}>
      <div className={css.content}>
        <div className={css.head}>
          <h3 className={css.date} id={headingId}>
            {format.dateLong(booking.date)}
          </h3>
          <p className={css.time}>{bookingTimes(booking, format)}</p>
        </div>
        <div className={css.badges}>
          <BookingStatusBadge booking={booking} />
          {booking.weekly && (
            <Badge tone="info" icon={<Repeat2 size={16} aria-hidden />}>
              {t('weekly')}
            </Badge>
          )}
        </div>
        <p className={css.place}>
          <span>
            {booking.court.name} · {t(`common:sports.${booking.court.sport.key}`)}
          </span>
          <Link className={css.venueLink} to={paths.venue(booking.venue.slug)}>
            {booking.venue.name}
          </Link>
        </p>
        <p className={css.price}>{format.price(booking.price)}</p>
        {children != null && <div className={css.actions}>{children}</div>}
      </div>
    </Card>
  );
}
