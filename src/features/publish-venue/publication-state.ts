import type { Venue } from '../../shared/api/generated/model';

/** How a venue's publication is named: a draft, and one that its own people took back, are "unpublished" (VEN-19). */
export type PublicationState = 'unpublished' | 'in-review' | 'published' | 'disabled';

/** Whether the venue's own owner took it back, and not a super user (design §4, R10). */
const isTakenBack = ({ status, disabled }: Venue): boolean => status === 'disabled' && disabled?.by === 'owner';

export function publicationState(venue: Venue): PublicationState {
  if (venue.status === 'draft' || isTakenBack(venue)) return 'unpublished';
  return venue.status;
}

/** Sent for review and sent back with a reason; until it is sent again. */
export const isRejected = ({ status, review }: Venue): boolean => status === 'draft' && review?.decision === 'rejected';
