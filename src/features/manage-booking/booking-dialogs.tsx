import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  getGetBookingQueryOptions,
  getListBookingsQueryKey,
} from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking, GetBookingData, ListBookingsData } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import type { DialogProps } from '../../shared/ui/dialog.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import { cancelObstacle } from '../../entities/booking/cancel-obstacle.ts';
import { deadlinesOf } from '../../entities/booking/open-matters.ts';
import { dialogKind, type DialogKind, dialogTitle, titles } from './booking-dialog-kind.ts';
import { BookingDialogFailed, BookingDialogLoading } from './booking-dialog-states.tsx';
import { CannotCancelDialog } from './cannot-cancel-dialog.tsx';
import { HandedOverDialog } from './handover/handed-over-dialog.tsx';
import { type BookingDialogNavigation, useBookingDialog } from './use-booking-dialog.ts';

// Forms and their schemas are loaded when they are opened.
const CancelBookingDialog = lazy(async () => ({
  default: (await import('./cancel-booking-dialog.tsx')).CancelBookingDialog,
}));
const MoveBookingDialog = lazy(async () => ({
  default: (await import('./move-booking-dialog.tsx')).MoveBookingDialog,
}));
const EndSeriesDialog = lazy(async () => ({
  default: (await import('./end-series-dialog.tsx')).EndSeriesDialog,
}));
const ClosureDialog = lazy(async () => ({
  default: (await import('./closure-dialog.tsx')).ClosureDialog,
}));
const HandOverDialog = lazy(async () => ({
  default: (await import('./handover/hand-over-dialog.tsx')).HandOverDialog,
}));
const TakeBackDialog = lazy(async () => ({
  default: (await import('./handover/take-back-dialog.tsx')).TakeBackDialog,
}));
const BookingDetailsDialog = lazy(async () => ({
  default: (await import('./booking-details-dialog.tsx')).BookingDetailsDialog,
}));

interface ManagedBookingsProps {
  /** Heading of the list, for screen readers. */
  title: string;
  /** The address where the same court and time can be booked again. */
  bookAgain: (booking: Booking) => string;
  /** Draws the list; its entries open the dialogs. */
  children: (dialog: BookingDialogNavigation) => ReactNode;
}

/** A list of bookings that can be managed, and the dialog that the URL names over it. */
export function ManagedBookings({ title, bookAgain, children }: ManagedBookingsProps) {
  const dialog = useBookingDialog(bookAgain);
  const { booking, task, changedAt } = dialog;
  return (
    <>
      {/* after a change of a booking the focus comes here: the button that was pressed may be gone */}
      <h2 className={visuallyHidden} tabIndex={-1} key={changedAt} ref={changedAt ? takeFocus : undefined}>
        {title}
      </h2>
      {children(dialog)}
      {booking !== null && <BookingDialog key={`${task} ${booking}`} id={booking} navigation={dialog} />}
    </>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

function BookingDialog({ id, navigation }: { id: number; navigation: BookingDialogNavigation }) {
  const t = useT('bookings');
  const format = useFormat();
  const { task, close } = navigation;
  const client = useQueryClient();
  const query = useQuery(skipUnless(id > 0, getGetBookingQueryOptions(id)));
  const { error } = query;
  useDeadlines(deadlinesOf([query.data?.booking ?? null]), query.refetch);
  // what a list has loaded is enough to confirm a change of one session, even if the booking itself cannot be loaded
  const [listed] = useState((): GetBookingData | undefined => {
    const booking = loadedBooking(client, id);
    return booking && { booking, series: null, sessions: [] };
  });
  const known = query.data ?? listed;
  const present = known ? dialogKind(task, known.booking, now()) : task;
  // a question that is settled while it is open says so, and does not turn into another dialog
  const [wasAsked, setWasAsked] = useState(false);
  if (present === 'closure' && !wasAsked) setWasAsked(true);
  const kind = wasAsked ? 'closure' : present;
  const data = withSeries.has(kind) ? query.data : known;

  if (known?.booking.handover?.state === 'offered' && error?.status === 403)
    return <HandedOverDialog booking={known.booking} onClose={close} />;
  if (!data && (error || id === 0)) return <BookingDialogFailed query={query} onClose={close} />;
  // the final title from the start, because a screen reader reads it once, when the dialog opens
  const loading = (
    <BookingDialogLoading
      {...looks[kind]}
      title={known ? dialogTitle(kind, known.booking, { t, format }) : t(titles[kind])}
      onClose={close}
    />
  );
  if (!data) return loading;
  // a boundary of its own, because an outer one would hide an open dialog, which closes it
  return (
    <Suspense fallback={loading}>
      <OpenDialog kind={kind} data={data} navigation={navigation} onSeeBooking={() => setWasAsked(false)} />
    </Suspense>
  );
}

/** The booking as a list, or the sessions of another booking, have it. */
function loadedBooking(client: QueryClient, id: number): Booking | undefined {
  const lists = client.getQueriesData<ListBookingsData>({ queryKey: getListBookingsQueryKey() });
  const series = client.getQueriesData<GetBookingData>({ predicate: isBookingRead });
  return [
    ...lists.map(([, data]) => data?.bookings),
    ...lists.map(([, data]) => data?.series.flatMap(({ open_session }) => open_session ?? [])),
    ...series.map(([, data]) => data?.sessions),
  ]
    .flatMap((bookings) => bookings ?? [])
    .find((booking) => booking.id === id);
}

const isBookingRead = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' && path.startsWith('/booking/');

/** They show the series as well. */
const withSeries: ReadonlySet<DialogKind> = new Set(['end', 'details', 'hand-over']);

const looks: Record<DialogKind, Pick<DialogProps, 'role' | 'wide'>> = {
  details: { wide: true },
  move: { wide: true },
  cancel: { role: 'alertdialog' },
  end: { role: 'alertdialog' },
  closure: {},
  'hand-over': {},
  'take-back': { role: 'alertdialog' },
  'cannot-cancel': {},
};

function OpenDialog({
  kind,
  data,
  navigation,
  onSeeBooking,
}: {
  kind: DialogKind;
  data: GetBookingData;
  navigation: BookingDialogNavigation;
  onSeeBooking: () => void;
}) {
  const { close, closeAfterChange: done } = navigation;
  const { booking } = data;
  switch (kind) {
    case 'details':
      return <BookingDetailsDialog data={data} navigation={navigation} />;
    case 'closure':
      return (
        booking.closure && (
          <ClosureDialog closure={booking.closure} {...{ booking, onSeeBooking, onDone: done, onClose: close }} />
        )
      );
    case 'end':
      return <EndSeriesDialog data={data} onClose={close} onDone={done} />;
    case 'move':
      return <MoveBookingDialog booking={booking} onClose={close} onDone={done} />;
    case 'cancel':
      return <CancelBookingDialog booking={booking} onClose={close} onDone={done} />;
    case 'hand-over':
      return <HandOverDialog data={data} onClose={close} onDone={done} />;
    case 'take-back':
      return <TakeBackDialog booking={booking} onClose={close} onDone={done} />;
    case 'cannot-cancel':
      return (
        <CannotCancelDialog booking={booking} isPast={cancelObstacle(booking, now()) === 'past'} onClose={close} />
      );
  }
}
