import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { GetBookingData } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Dialog, type DialogProps } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { cancelObstacle } from '../../entities/booking/cancel-obstacle.ts';
import { CannotCancelDialog } from '../../features/cancel-booking/cannot-cancel-dialog.tsx';
import { dialogKind, type DialogKind, dialogTitle, titles } from './booking-dialog-kind.ts';
import { bookingQuery, bookingsQuery } from './bookings.data.ts';
import type { BookingsNavigation } from './use-bookings-address.ts';

// Forms and their schemas are loaded when they are opened.
const CancelBookingDialog = lazy(async () => ({
  default: (await import('../../features/cancel-booking/cancel-booking-dialog.tsx')).CancelBookingDialog,
}));
const MoveBookingDialog = lazy(async () => ({
  default: (await import('../../features/move-booking/move-booking-dialog.tsx')).MoveBookingDialog,
}));
const EndSeriesDialog = lazy(async () => ({
  default: (await import('../../features/end-series/end-series-dialog.tsx')).EndSeriesDialog,
}));
const BookingDetailsDialog = lazy(async () => ({
  default: (await import('./booking-details-dialog.tsx')).BookingDetailsDialog,
}));

/** The dialog that the URL names. */
export function BookingDialogs({ navigation }: { navigation: BookingsNavigation }) {
  const { booking, task } = navigation.address;
  return booking === null ? null : <BookingDialog key={`${task} ${booking}`} id={booking} navigation={navigation} />;
}

function BookingDialog({ id, navigation }: { id: number; navigation: BookingsNavigation }) {
  const t = useT('bookings');
  const format = useFormat();
  const { address, close } = navigation;
  const client = useQueryClient();
  const query = useQuery(skipUnless(id > 0, bookingQuery(id)));
  const { error } = query;
  // the list's data is enough to confirm a change of one session, even if the booking itself cannot be loaded
  const [listed] = useState((): GetBookingData | undefined => {
    const booking = client.getQueryData(bookingsQuery(address).queryKey)?.bookings.find((one) => one.id === id);
    return booking && { booking, series: null, sessions: [] };
  });
  const known = query.data ?? listed;
  const kind = known ? dialogKind(address.task, known.booking, now()) : address.task;
  const data = kind === 'end' || kind === 'details' ? query.data : known; // those two show the series
  const frame = { closeButton: true, onClose: close };

  if (!data && (error || id === 0)) {
    const unknown = !error || error.status === 404 || error.status === 403;
    return (
      <Dialog {...frame} title={t('details')}>
        {unknown ? (
          <ErrorState title={t('detail.notFound')} message={t('detail.notFoundHint')} />
        ) : (
          <ErrorState error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
      </Dialog>
    );
  }
  // the final title from the start, because a screen reader reads it once, when the dialog opens
  const loading = (
    <Dialog
      {...frame}
      {...looks[kind]}
      title={known ? dialogTitle(kind, known.booking, { t, format }) : t(titles[kind])}
    >
      <div role="status" aria-busy aria-label={t('common:states.loading')}>
        <Skeleton shape="box" width="100%" height="240px" />
      </div>
    </Dialog>
  );
  if (!data) return loading;
  // a boundary of its own, because an outer one would hide an open dialog, which closes it
  return (
    <Suspense fallback={loading}>
      <OpenDialog kind={kind} data={data} navigation={navigation} />
    </Suspense>
  );
}

const looks: Record<DialogKind, Pick<DialogProps, 'role' | 'wide'>> = {
  details: { wide: true },
  move: { wide: true },
  cancel: { role: 'alertdialog' },
  end: { role: 'alertdialog' },
  'cannot-cancel': {},
};

function OpenDialog({
  kind,
  data,
  navigation,
}: {
  kind: DialogKind;
  data: GetBookingData;
  navigation: BookingsNavigation;
}) {
  const { close, closeAfterChange: done, open } = navigation;
  const { booking } = data;
  switch (kind) {
    case 'details':
      return <BookingDetailsDialog data={data} onClose={close} open={open} />;
    case 'end':
      return <EndSeriesDialog data={data} onClose={close} onDone={done} />;
    case 'move':
      return <MoveBookingDialog booking={booking} onClose={close} onDone={done} />;
    case 'cancel':
      return <CancelBookingDialog booking={booking} onClose={close} onDone={done} />;
    case 'cannot-cancel':
      return (
        <CannotCancelDialog booking={booking} isPast={cancelObstacle(booking, now()) === 'past'} onClose={close} />
      );
  }
}
