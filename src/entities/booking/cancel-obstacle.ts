import type { Booking } from '../../shared/api/generated/model';

export type CancelObstacle = 'past' | 'unbooked' | 'window-closed';

/**
 * Why a player cannot cancel or move this booking, or null. The server's `can_cancel` decides; what it means is read off the
 * booking. Source: BK-04, design §5.
 */
export function cancelObstacle(
  booking: Pick<Booking, 'status' | 'starts_at' | 'can_cancel'>,
  now: number,
): CancelObstacle | null {
  if (booking.status === 'Unbooked') return 'unbooked';
  if (Date.parse(booking.starts_at) <= now) return 'past';
  return booking.can_cancel ? null : 'window-closed';
}
