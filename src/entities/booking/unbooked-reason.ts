import type { Booking } from '../../shared/api/generated/model';

export type UnbookedReason = 'user' | 'venue' | 'declined' | 'expired';

/**
 * Why a booking is unbooked: cancelled by its player or by the venue, declined (the venue never confirmed it) or expired. Null for a
 * booking that stands. Source: ruling R27.
 */
export function unbookedReason({
  status,
  cancelled_by,
  confirmed_at,
}: Pick<Booking, 'status' | 'cancelled_by' | 'confirmed_at'>): UnbookedReason | null {
  if (status !== 'Unbooked') return null;
  if (cancelled_by === 'admin') return confirmed_at === null ? 'declined' : 'venue';
  return cancelled_by === 'system' ? 'expired' : cancelled_by;
}
