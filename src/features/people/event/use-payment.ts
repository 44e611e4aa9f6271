import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { failureSaid } from '../../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import { updateParticipant } from '../../../shared/api/generated/endpoints/events/events.ts';
import type { Id, Participant } from '../../../shared/api/generated/model';
import { useWrite } from '../../../shared/api/use-write.ts';
import { showPaid } from './paid-cache.ts';

/** Ticks or unticks what somebody pays, open sums of earlier weeks included; shown before the answer (COM-08). */
export function usePayment(eventId: Id): (person: Participant) => void {
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  return useWrite<unknown, ApiError, Participant>({
    mutationKey: ['updateParticipant'],
    // one after the other: many are ticked at the court
    scope: { id: `pay-${eventId}` },
    target: ({ id }) => id,
    mutationFn: ({ id, has_paid: paid }) => updateParticipant(eventId, id, { has_paid: paid !== true }),
    onMutate: ({ id, has_paid: paid }) => showPaid(client, eventId, id, paid !== true),
    onError: (error) => say(failureSaid(error)),
  }).mutate;
}
