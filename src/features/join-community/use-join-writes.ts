import { useUnit } from 'effector-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { withdrawApplication } from '../../shared/api/generated/endpoints/applications/applications.ts';
import {
  declineCommunityInvitation,
  getCommunity,
  joinCommunity,
} from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Community, Id } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useWrite, useWriteLock } from '../../shared/api/use-write.ts';

type Joined = Pick<Community, 'id' | 'name'>;

/** What needs no more than a press; what came of it is said (design §7). Joining accepts an open invitation; `onAnswered`: one is accepted or declined. */
export function useJoinWrites(onAnswered?: () => void) {
  const say = useUnit(snackbarRequested);
  const answers = useWriteLock();
  const onError = (error: ApiError) => void say(failureSaid(error));
  return {
    join: useWrite<{ community: Community }, ApiError, Joined>({
      mutationKey: ['joinCommunity'],
      lock: answers,
      mutationFn: ({ id }) =>
        settleLostAnswer(
          () => joinCommunity(id, {}),
          async () => {
            const found = await getCommunity(id);
            return (found.community.my_role !== null || found.community.my_application_id !== null) && found;
          },
        ),
      onSuccess: ({ community: { my_role } }, { name }) => {
        if (my_role !== null) say({ message: { key: 'community:join.done', params: { name } }, color: 'success' });
        onAnswered?.();
      },
      onError,
    }),
    decline: useWrite<unknown, ApiError, Joined>({
      mutationKey: ['declineCommunityInvitation'],
      lock: answers,
      mutationFn: ({ id }) => declineCommunityInvitation(id, {}),
      onSuccess: (_, { name }) => {
        say({ message: { key: 'community:invited.declined', params: { name } }, color: 'success' });
        onAnswered?.();
      },
      onError,
    }),
    withdraw: useWrite<unknown, ApiError, Id>({
      mutationKey: ['withdrawApplication'],
      mutationFn: (applicationId) => withdrawApplication(applicationId, {}),
      onSuccess: () => void say({ message: { key: 'community:join.withdrawn' }, color: 'success' }),
      onError,
    }),
  };
}
