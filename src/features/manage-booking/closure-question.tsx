import { useQuery } from '@tanstack/react-query';
import { deadlinesOf } from '../../entities/booking/open-matters.ts';
import { getGetBookingQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { BookingDialogFailed, BookingDialogLoading } from './booking-dialog-states.tsx';
import { ClosureDialog, type ClosureDialogProps } from './closure-dialog.tsx';

interface ClosureQuestionProps extends Pick<ClosureDialogProps, 'onClose' | 'onDone' | 'onSeeBooking'> {
  bookingId: Id;
}

/** The venue's question about a closed time, wherever it is asked; one that is settled says so (R31). */
export function ClosureQuestion({ bookingId, ...after }: ClosureQuestionProps) {
  const t = useT('bookings');
  const query = useQuery(getGetBookingQueryOptions(bookingId));
  const { data, error, refetch } = query;
  useDeadlines(deadlinesOf([data?.booking ?? null]), refetch);
  const closure = data?.booking.closure;
  if (closure) return <ClosureDialog booking={data.booking} closure={closure} {...after} />;
  if (data ?? error) return <BookingDialogFailed query={query} onClose={after.onClose} />;
  return <BookingDialogLoading title={t('closure.title')} onClose={after.onClose} />;
}
