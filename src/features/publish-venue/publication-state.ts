import type { Venue } from '../../shared/api/generated/model';

/** How a venue's publication is named: a draft, and one that its own people took back, are "unpublished" (VEN-19). */
export type PublicationState = 'unpublished' | 'in-review' | 'published' | 'disabled';

export function publicationState({ status, disabled }: Venue): PublicationState {
  if (status === 'draft' || (status === 'disabled' && disabled?.by === 'owner')) return 'unpublished';
  return status;
}

/** Sent for review and sent back with a reason; until it is sent again. */
export const isRejected = ({ status, review }: Venue): boolean => status === 'draft' && review?.decision === 'rejected';
