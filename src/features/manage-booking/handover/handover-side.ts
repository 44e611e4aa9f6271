import type { Booking, Id } from '../../../shared/api/generated/model';

/** Whether this user gives the booking in its latest offer, or was offered it; null for others, and without an offer. */
export function handoverSide(
  { handover }: Pick<Booking, 'handover'>,
  userId: Id | undefined,
): 'given' | 'received' | null {
  if (userId === undefined) return null;
  if (handover?.from.id === userId) return 'given';
  return handover?.to.id === userId ? 'received' : null;
}
