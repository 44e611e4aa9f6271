import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { instantText } from '../../entities/booking/booking-times.ts';
import { CallVenue } from '../../entities/booking/call-venue.tsx';
import type { CancelObstacle } from '../../entities/booking/cancel-obstacle.ts';

interface CannotCancelDialogProps {
  booking: Booking;
  obstacle: CancelObstacle;
  onClose: () => void;
}

/** Says why there is nothing to cancel, in place of a button that does nothing (specification §4, §8). */
export function CannotCancelDialog({ booking, obstacle, onClose }: CannotCancelDialogProps) {
  const t = useT('bookings');
  const format = useFormat();
  const reasons = {
    past: () => t('common:errors.bookingPast'),
    unbooked: () => t('cancel.alreadyUnbooked'),
    'window-closed': () => t('cancel.windowClosed', { when: instantText(booking.cancel_deadline_at, format) }),
  } as const satisfies Record<CancelObstacle, () => string>;
  return (
    <Dialog title={t('cancel.refusedTitle')} onClose={onClose} actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}>
      <Stack gap={3}>
        <p>{reasons[obstacle]()}</p>
        {obstacle === 'window-closed' && <CallVenue venue={booking.venue} />}
      </Stack>
    </Dialog>
  );
}
