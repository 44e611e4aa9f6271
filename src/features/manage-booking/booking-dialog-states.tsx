import type { ApiError } from '../../shared/api/errors.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Dialog, type DialogProps } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** In place of a booking's dialog while its code or its data are on their way; the title is the final one. */
export function BookingDialogLoading(props: Pick<DialogProps, 'title' | 'role' | 'wide' | 'onClose'>) {
  const t = useT();
  return (
    <Dialog {...props} closeButton>
      <div role="status" aria-busy aria-label={t('states.loading')}>
        <Skeleton shape="box" width="100%" height="240px" />
      </div>
    </Dialog>
  );
}

interface BookingDialogFailedProps {
  /** Without an error there can be no such booking. */
  query: { error: ApiError | null; isFetching: boolean; refetch: () => Promise<unknown> };
  onClose: () => void;
}

/** In place of a booking's dialog: there is none for this user, or it could not be loaded. */
export function BookingDialogFailed({ query, onClose }: BookingDialogFailedProps) {
  const t = useT('bookings');
  const { error } = query;
  const unknown = !error || error.status === 404 || error.status === 403;
  return (
    <Dialog title={t('details')} closeButton onClose={onClose}>
      {unknown ? (
        <ErrorState title={t('detail.notFound')} message={t('detail.notFoundHint')} />
      ) : (
        <ErrorState error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
    </Dialog>
  );
}
