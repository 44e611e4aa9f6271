import type { Booking, BookingStatus } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { unbookedReason } from './unbooked-reason.ts';
import * as css from './booking-row.css.ts';

const tones = { Confirmed: 'success', Pending: 'warning', Unbooked: 'danger' } as const satisfies Record<
  BookingStatus,
  string
>;

/** The status in the words of the specification (R8); an unbooked booking says why beside it (R27). */
export function BookingStatusBadge({
  booking,
  forVenue = false,
}: {
  booking: Pick<Booking, 'status' | 'cancelled_by' | 'confirmed_at'>;
  /** Read by the venue's people: the player is not "you". */
  forVenue?: boolean;
}) {
  const t = useT('bookings');
  const why = unbookedReason(booking);
  const reason = forVenue && why === 'user' ? 'player' : why;
  return (
    <span className={css.status}>
      <Badge tone={tones[booking.status]}>{t(`common:bookingStatus.${booking.status}`)}</Badge>
      {reason && <span>{t(`unbooked.${reason}`)}</span>}
    </span>
  );
}
