import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { destructivePreset } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { deleteCourt, updateCourt } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Court, Id } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { showCourtAt } from './court-order.ts';

/** What can be done with a court of the list: another place, and deletion (CRT-01, CRT-02). */
export function useCourtActions(venueId: Id) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const say = useUnit(snackbarRequested);
  const failed = (error: Error) => void say({ message: { text: error.message }, color: 'error' });
  const moving = useWrite<unknown, Error, { id: Id; place: number }>({
    mutationKey: ['updateCourt'],
    scope: { id: `courts-${venueId}` }, // the place that is sent last is the last to arrive
    mutationFn: ({ id, place }) => updateCourt(venueId, id, { position: place }),
    onMutate: ({ id, place }) => showCourtAt(client, venueId, id, place),
    onError: failed,
  });
  const deleting = useWrite<unknown, Error, Court>({
    mutationKey: ['deleteCourt'],
    target: ({ id }) => id,
    mutationFn: (court) => deleteCourt(venueId, court.id),
    onError: failed,
    onSuccess: (_, { name }) => say({ message: { key: 'courts:deleted', params: { name } }, color: 'success' }),
  });
  return {
    move: (id: Id, place: number) => moving.mutate({ id, place }),
    /** Asks first; a refusal is said in the server's words. */
    remove: (court: Court) =>
      void confirm(destructivePreset, () => deleting.mutateAsync(court)).catch(() => {
        // `onError` has said it
      }),
  };
}
