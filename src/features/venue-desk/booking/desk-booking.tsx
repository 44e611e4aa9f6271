import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetVenueBookingQueryOptions } from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Booking, BookingEvent, BookingSeries, Id } from '../../../shared/api/generated/model';
import { skipUnless } from '../../../shared/api/skip-unless.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import type { DeskDialog } from '../desk-address.ts';
import { loadedBooking } from '../desk-cache.ts';
import { LoadingDialog } from '../loading-dialog.tsx';
import { titles } from '../titles.ts';
import type { Desk } from '../use-desk.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** A booking as its dialogs show it; series and history are null until its own answer is there. */
export interface OpenBooking {
  booking: Booking;
  series: BookingSeries | null;
  history: readonly BookingEvent[] | null;
}

interface DeskBookingProps {
  venueId: Id;
  shown: Extract<DeskDialog, { id: Id }>;
  desk: Desk;
}

/** One booking in the dialog that the address names. */
export function DeskBooking({ venueId, shown, desk }: DeskBookingProps) {
  const t = useT('desk');
  const client = useQueryClient();
  const { id, kind } = shown;
  const query = useQuery(skipUnless(id > 0, getGetVenueBookingQueryOptions(venueId, id)));
  const [listed] = useState(() => loadedBooking(client, venueId, id));
  const data = query.data ?? (listed && { booking: listed, series: null, history: null });
  if (data) return <Loaded {...{ venueId, shown, desk, data }} />;
  if (!query.error && id > 0) return <LoadingDialog kind={kind} title={t(titles[kind])} onClose={desk.close} />;
  const isUnknown = !query.error || query.error.status === 404 || query.error.status === 403;
  return (
    <Dialog title={t('details.title')} closeButton onClose={desk.close}>
      {isUnknown ? (
        <ErrorState title={t('details.notFound')} message={t('details.notFoundHint')} />
      ) : (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
    </Dialog>
  );
}

/** What may no longer be asked or moved when the dialog opens shows the booking; while it is open it stays what it is. */
function Loaded({ venueId, shown, desk, data }: DeskBookingProps & { data: OpenBooking }) {
  const { kind } = shown;
  const [{ booking }] = useState(data);
  if (kind === 'move' && booking.permissions['move'])
    return <MoveDialog {...{ venueId, booking, to: shown.to, onClose: desk.close }} />;
  if (isQuestion(kind) && booking.permissions[permissionOf[kind]])
    return <ReasonDialog {...{ venueId, booking, kind, onClose: desk.close }} />;
  return <DetailsDialog {...{ venueId, data, desk }} />;
}

const permissionOf = { decline: 'decline', cancel: 'cancel', end: 'end_series' } as const;
const isQuestion = (kind: DeskDialog['kind']): kind is keyof typeof permissionOf => kind in permissionOf;
export type Question = keyof typeof permissionOf;
