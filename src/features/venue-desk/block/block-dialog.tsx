import { useQuery } from '@tanstack/react-query';
import { getGetVenueCalendarQueryOptions } from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Id } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { now } from '../../../shared/platform/clock.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import type { DeskPlace } from '../desk-address.ts';
import { LoadingDialog } from '../loading-dialog.tsx';
import { BlockForm } from './block-form.tsx';

interface BlockDialogProps {
  venueId: Id;
  /** The cell that was pressed. */
  place: DeskPlace | null;
  onClose: () => void;
}

/** Closes courts for hours or days, for who may: the pages show no way here to the others. */
export function BlockDialog({ venueId, place, onClose }: BlockDialogProps) {
  const t = useT('desk');
  const today = tiraneDate(now());
  const { data, error, ...query } = useQuery(getGetVenueCalendarQueryOptions(venueId, { from: today, to: today }));
  if (data?.permissions['block']) return <BlockForm {...{ venueId, place, today, onClose }} courts={data.courts} />;
  if (!data && !error) return <LoadingDialog kind="block" title={t('block.title')} onClose={onClose} />;
  return (
    <Dialog title={t('block.title')} closeButton onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <ErrorState title={t('block.notAllowed')} />
      )}
    </Dialog>
  );
}
