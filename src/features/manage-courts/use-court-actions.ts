import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { destructivePreset } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { deleteCourt, updateCourt } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Court, Venue } from '../../shared/api/generated/model';
import { showCourtAt } from './court-order.ts';

/** What can be done with a court of the list: another place, and deletion (CRT-01, CRT-02). */
export function useCourtActions({ id: venueId, courts }: Venue) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const say = useUnit(snackbarRequested);
  const failed = (error: Error) => void say({ message: { text: error.message }, color: 'error' });
  const moving = useMutation<unknown, Error, { court: Court; place: number }>({
    mutationKey: ['updateCourt'],
    mutationFn: ({ court, place }) => updateCourt(venueId, court.id, { position: place }),
    onMutate: ({ court, place }) => showCourtAt(client, venueId, court.id, place),
    onError: failed,
    onSuccess: (_, { court, place }) =>
      say({
        message: { key: 'courts:moved', params: { name: court.name, place: place + 1, total: courts.length } },
        color: 'success',
      }),
  });
  const deleting = useMutation<unknown, Error, Court>({
    mutationKey: ['deleteCourt'],
    mutationFn: (court) => deleteCourt(venueId, court.id),
    onError: failed,
    onSuccess: (_, { name }) => say({ message: { key: 'courts:deleted', params: { name } }, color: 'success' }),
  });
  return {
    move: (court: Court, place: number) => moving.mutate({ court, place }),
    /** Asks first; a refusal is said in the server's words. */
    remove: (court: Court) =>
      void confirm(destructivePreset, () => deleting.mutateAsync(court)).catch(() => {
        // `onError` has said it
      }),
  };
}
