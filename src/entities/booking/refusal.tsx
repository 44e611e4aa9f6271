import type { ApiError } from '../../shared/api/errors.ts';
import type { BookingVenue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { CallVenue } from './call-venue.tsx';

/** Why a change of a booking was refused, in the server's words; a closed window leaves the telephone (design §5). */
export function Refusal({ error, venue }: { error: ApiError; venue: BookingVenue }) {
  const t = useT();
  const hint = error.kind === 'unreachable' ? t('states.errorHint') : undefined;
  return (
    <ErrorState
      title={error.message}
      message={error.code === 'cancel_window_closed' ? <CallVenue venue={venue} /> : hint}
    />
  );
}
