import { useUnit } from 'effector-react';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import {
  getReviewVenueMutationKey,
  reviewVenue,
} from '../../shared/api/generated/endpoints/mod-superuser/mod-superuser.ts';
import type { ReviewVenueData, Venue } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';

/** Publishes a venue in review. One that was edited or has left the review meanwhile is refetched, and the user is told (409 stale). */
export function useApproval({ id, name, review }: Venue) {
  const say = useUnit(snackbarRequested);
  const approval = useWrite<ReviewVenueData, ApiError>({
    mutationKey: getReviewVenueMutationKey(),
    target: () => review?.revision ?? 0,
    isFinal: true,
    mutationFn: () => reviewVenue(id, { decision: 'approve', revision: review?.revision ?? 0 }),
    onSuccess: () => say({ message: { key: 'review:done.approve', params: { name } }, color: 'success' }),
    onError: ({ code, message: text }) =>
      say({ message: code === 'stale' ? { key: 'review:stale' } : { text }, color: 'error' }),
  });
  return { approve: () => approval.mutate(), approving: approval.isPending };
}
