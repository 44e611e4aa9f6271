import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useAskedWrite } from '../../entities/confirmation/use-asked-write.ts';
import { destructivePreset } from '../../models/confirmation/presets.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { deleteCourt, updateCourt } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Court, Id } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { showCourtAt } from './court-order.ts';

/** What can be done with a court of the list: another place, and deletion (CRT-01, CRT-02). */
export function useCourtActions(venueId: Id) {
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const moving = useWrite<unknown, ApiError, { id: Id; place: number }>({
    mutationKey: ['updateCourt'],
    scope: { id: `courts-${venueId}` }, // the place that is sent last is the last to arrive
    mutationFn: ({ id, place }) => updateCourt(venueId, id, { position: place }),
    onMutate: ({ id, place }) => showCourtAt(client, venueId, id, place),
    onError: (error) => void say(failureSaid(error)),
  });
  const write = useAskedWrite({ operations: ['deleteCourt'] });
  return {
    move: (id: Id, place: number) => moving.mutate({ id, place }),
    /** Asks first; a refusal is said in the server's words. */
    remove: ({ id, name }: Court) =>
      write({
        about: id,
        asks: destructivePreset,
        send: () => deleteCourt(venueId, id),
        says: { key: 'courts:deleted', params: { name } },
      }),
  };
}
