import { bookingWhen } from '../../../entities/booking/booking-times.ts';
import type { Booking } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

/** In place of an open dialog of a booking that was accepted meanwhile: it can no longer be read by who gave it. */
export function HandedOverDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useT('bookings');
  const format = useFormat();
  return (
    <Dialog title={bookingWhen(booking, format)} closeButton onClose={onClose}>
      <Banner tone="success" title={t('handOver.gone.title')}>
        {t('handOver.gone.text', { name: booking.handover?.to.name ?? '' })}
      </Banner>
    </Dialog>
  );
}
