import { CircleCheck, X } from 'lucide-react';
import { bookingWhen } from '../../entities/booking/booking-times.ts';
import { useGetBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import * as css from './selection-bar.css.ts';

interface BookingResultProps {
  bookedId: number | null;
  settled: boolean;
  /** It was just made in this tab, so its heading gets the focus. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The result of a booking. The live region is rendered before its text, which would not be announced otherwise. */
export function BookingResult({ bookedId, ...rest }: BookingResultProps) {
  return <div role="status">{bookedId !== null && <Result bookedId={bookedId} {...rest} />}</div>;
}

const titles = { Confirmed: 'done.confirmed', Pending: 'done.requested', Unbooked: 'done.cancelled' } as const;

function Result({ bookedId, settled, takesFocus, onClose }: BookingResultProps & { bookedId: number }) {
  const t = useT('venue');
  const format = useFormat();
  const { data } = useGetBooking(bookedId);
  if (!data) return null;
  const { booking, sessions } = data;
  return (
    <div className={css.result}>
      <h3 className={css.resultHead} tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
        <CircleCheck size={22} aria-hidden />
        {t(titles[booking.status])}
      </h3>
      <p>
        {`${booking.court.name}, ${bookingWhen(booking, format)}`}
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

/** Without scrolling, because the result sticks to the bottom of the screen. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });
