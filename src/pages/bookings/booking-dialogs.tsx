import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { GetBookingData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { cancelObstacle } from '../../entities/booking/cancel-obstacle.ts';
import { CannotCancelDialog } from '../../features/cancel-booking/cannot-cancel-dialog.tsx';
import { bookingQuery, bookingsQuery } from './bookings.data.ts';
import type { BookingsNavigation } from './use-bookings-address.ts';

// Forms and their schemas come when somebody opens them.
const CancelBookingDialog = lazy(async () => ({ default: (await import('../../features/cancel-booking/cancel-booking-dialog.tsx')).CancelBookingDialog }));
const MoveBookingDialog = lazy(async () => ({ default: (await import('../../features/move-booking/move-booking-dialog.tsx')).MoveBookingDialog }));
const EndSeriesDialog = lazy(async () => ({ default: (await import('../../features/end-series/end-series-dialog.tsx')).EndSeriesDialog }));
const BookingDetailsDialog = lazy(async () => ({ default: (await import('./booking-details-dialog.tsx')).BookingDetailsDialog }));

/** The dialog that the URL names. */
export function BookingDialogs({ navigation }: { navigation: BookingsNavigation }) {
  const { booking, task } = navigation.address;
  return booking === null ? null : <BookingDialog key={`${task} ${booking}`} id={booking} navigation={navigation} />;
}

function BookingDialog({ id, navigation }: { id: number; navigation: BookingsNavigation }) {
  const t = useT('bookings');
  const { address, close } = navigation;
  const client = useQueryClient();
  const query = useQuery({
    ...bookingQuery(id),
    enabled: id > 0,
    // what the list knows of it is enough for a question about one session
    placeholderData: (): GetBookingData | undefined => {
      const booking = client.getQueryData(bookingsQuery(address).queryKey)?.bookings.find((one) => one.id === id);
      return booking && { booking, series: null, sessions: [] };
    },
  });
  const { data, error, isPlaceholderData } = query;
  const frame = { title: t('details'), closeLabel: t('common:actions.close'), onClose: close };

  if (error || id === 0) {
    const unknown = !error || error.status === 404 || error.status === 403;
    return (
      <Dialog {...frame}>
        {unknown ? (
          <ErrorState title={t('detail.notFound')} message={t('detail.notFoundHint')} />
        ) : (
          <ErrorState title={error.message} retryLabel={t('common:actions.tryAgain')} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
      </Dialog>
    );
  }
  const loading = (
    <Dialog {...frame}>
      <div role="status" aria-busy aria-label={t('common:states.loading')}>
        <Skeleton shape="box" width="100%" height="240px" />
      </div>
    </Dialog>
  );
  const needsSeries = address.task === 'end' || address.task === 'details';
  if (!data || (needsSeries && isPlaceholderData)) return loading;
  // a boundary of its own: one that already shows a dialog would hide it, and a hidden dialog closes
  return (
    <Suspense fallback={loading}>
      <Task data={data} navigation={navigation} />
    </Suspense>
  );
}

function Task({ data, navigation }: { data: GetBookingData; navigation: BookingsNavigation }) {
  const { address, close, closeAfterChange: done, open } = navigation;
  const { booking, series } = data;
  if (address.task === 'end' && series?.status === 'active') return <EndSeriesDialog data={data} onClose={close} onDone={done} />;
  if (address.task === 'end' || address.task === 'details') return <BookingDetailsDialog data={data} onClose={close} open={open} />;
  const obstacle = cancelObstacle(booking, now());
  if (obstacle) return <CannotCancelDialog booking={booking} obstacle={obstacle} onClose={close} />;
  if (address.task === 'move') return <MoveBookingDialog booking={booking} onClose={close} onDone={done} />;
  return <CancelBookingDialog booking={booking} onClose={close} onDone={done} />;
}
