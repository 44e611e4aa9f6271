import { CircleCheck, X } from 'lucide-react';
import { useGetBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import * as css from './selection-bar.css.ts';

interface BookingResultProps {
  bookedId: number | null;
  settled: boolean;
  onClose: () => void;
}

/** Says how the booking ended. The region is there before its words, or they would not be read out. */
export function BookingResult({ bookedId, settled, onClose }: BookingResultProps) {
  return <div role="status">{bookedId !== null && <Result bookedId={bookedId} settled={settled} onClose={onClose} />}</div>;
}

const titles = { Confirmed: 'done.confirmed', Pending: 'done.requested', Unbooked: 'done.cancelled' } as const;

function Result({ bookedId, settled, onClose }: BookingResultProps & { bookedId: number }) {
  const t = useT('venue');
  const { data } = useGetBooking(bookedId);
  if (!data) return null;
  const { booking, sessions } = data;
  return (
    <div className={css.result}>
      <p className={css.resultHead}>
        <CircleCheck size={22} />
        {t(titles[booking.status])}
      </p>
      <p>
        <When booking={booking} />
        {sessions.length > 1 && ` · ${t('weeks.sessions', { count: sessions.length })}`}
      </p>
      {booking.status === 'Pending' && <p>{t('done.requestedHint')}</p>}
      {settled && <p>{t('done.settled')}</p>}
      <div className={css.resultActions}>
        <LinkButton to={paths.booking(bookedId)}>{t('done.see')}</LinkButton>
        <Button variant="ghost" icon={<X size={18} />} onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </div>
    </div>
  );
}

function When({ booking }: { booking: Booking }) {
  const format = useFormat();
  const [start, end] = [format.time(Date.parse(booking.starts_at)), format.time(Date.parse(booking.ends_at))];
  return `${booking.court.name}, ${format.dateMedium(booking.date)}, ${format.timeRange(start, end)}`;
}
