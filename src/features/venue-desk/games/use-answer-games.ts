import { useUnit } from 'effector-react';
import { failureSaid } from '../../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import { answerCompetitionBookings } from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { CompetitionRef, Id } from '../../../shared/api/generated/model';
import { useWrite } from '../../../shared/api/use-write.ts';

/** Confirms all that a competition asks for at a venue. */
export function useConfirmGames(venueId: Id): (competition: CompetitionRef) => void {
  const say = useUnit(snackbarRequested);
  const { mutate } = useWrite<unknown, ApiError, CompetitionRef>({
    mutationKey: ['answerCompetitionBookings'],
    target: ({ id }) => id,
    mutationFn: ({ id }) => answerCompetitionBookings(venueId, id, { decision: 'confirm' }),
    onError: (error) => say(failureSaid(error)),
    onSuccess: (_, { name }) => say({ message: { key: 'desk:games.confirmed', params: { name } }, color: 'success' }),
  });
  return mutate;
}
