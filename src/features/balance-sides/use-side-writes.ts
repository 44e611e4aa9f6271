import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { balanceEvent, updateParticipant } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Id, Participant, UpdateParticipantBody } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';

type Change = Pick<UpdateParticipantBody, 'side' | 'is_locked'>;

/** Makes fair sides, and changes them by hand: a side for somebody, or a lock, which keeps them on it (decision 042). */
export function useSideWrites(eventId: Id, hasSides: boolean) {
  const say = useUnit(snackbarRequested);
  const onError = (error: ApiError) => void say(failureSaid(error));
  /** The variant that was asked for last: another one breaks ties in another way. */
  const variant = useRef(hasSides ? 0 : -1);
  const balancing = useWrite<unknown, ApiError>({
    mutationKey: ['balanceEvent'],
    mutationFn: () => {
      variant.current = hasSides ? variant.current + 1 : 0;
      return balanceEvent(eventId, { variant: variant.current });
    },
    onSuccess: () => void say({ message: { key: 'games:sides.done' }, color: 'success' }),
    onError,
  });
  const changing = useWrite<unknown, ApiError, { who: Pick<Participant, 'id'>; change: Change }>({
    mutationKey: ['updateParticipant'],
    target: ({ who }) => who.id,
    mutationFn: ({ who, change }) => updateParticipant(eventId, who.id, change),
    onError,
  });
  return {
    balance: () => balancing.mutate(),
    isBalancing: balancing.isPending,
    change: (who: Pick<Participant, 'id'>, change: Change) => changing.mutate({ who, change }),
    /** Whom a change is under way for. */
    changingId: changing.isPending ? changing.variables.who.id : null,
  };
}
