import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { instantText } from '../../entities/booking/booking-times.ts';
import { CallVenue } from '../../entities/booking/call-venue.tsx';

interface CannotCancelDialogProps {
  booking: Booking;
  /** True if the session has begun; false if only the deadline to cancel has passed. */
  isPast: boolean;
  onClose: () => void;
}

/** Says why an old link or a stale list cannot cancel this booking (BK-04, ERR-08). */
export function CannotCancelDialog({ booking, isPast, onClose }: CannotCancelDialogProps) {
  const t = useT('bookings');
  const format = useFormat();
  return (
    <Dialog
      title={t('cancel.refusedTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Stack gap={3}>
        <p>
          {isPast ? t('alreadyPast') : t('cancel.windowClosed', { when: instantText(booking.cancel_until, format) })}
        </p>
        {!isPast && <CallVenue venue={booking.venue} />}
      </Stack>
    </Dialog>
  );
}
