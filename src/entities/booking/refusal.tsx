import type { ApiError } from '../../shared/api/errors.ts';
import type { BookingVenue } from '../../shared/api/generated/model';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { CallVenue } from './call-venue.tsx';

/** Why a change of a booking was refused, in the server's words; a closed window leaves the telephone (design §5). */
export function Refusal({ error, venue }: { error: ApiError; venue: BookingVenue }) {
  return (
    <ErrorState
      error={error}
      message={error.code === 'cancel_window_closed' ? <CallVenue venue={venue} /> : undefined}
    />
  );
}
