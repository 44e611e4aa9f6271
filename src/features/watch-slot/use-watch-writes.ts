import { useUnit } from 'effector-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { createSlotWatch, deleteSlotWatch } from '../../shared/api/generated/endpoints/slot-watches/slot-watches.ts';
import type { CreateSlotWatchBody, Id } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';

type Wanted = Omit<CreateSlotWatchBody, 'module'>;

/** Begins to wait for a taken time. A refusal is shown where it was asked for. */
export function useCreateWatch(venueId: Id, onDone: () => void) {
  const say = useUnit(snackbarRequested);
  return useWrite<unknown, ApiError, Wanted>({
    mutationKey: ['createSlotWatch'],
    isFinal: true,
    mutationFn: (wanted) => createSlotWatch(venueId, wanted),
    onSuccess: () => {
      onDone();
      say({ message: { key: 'venue:watch.created' }, color: 'success' });
    },
  });
}

/** Stops waiting: a head start goes to the next one. */
export function useDeleteWatch(onDone?: () => void) {
  const say = useUnit(snackbarRequested);
  return useWrite<unknown, ApiError, Id>({
    mutationKey: ['deleteSlotWatch'],
    target: (watchId) => watchId,
    isFinal: true,
    mutationFn: (watchId) => deleteSlotWatch(watchId),
    onSuccess: () => {
      onDone?.();
      say({ message: { key: 'venue:watch.stopped' }, color: 'success' });
    },
    onError: (error) => void say(failureSaid(error)),
  });
}
