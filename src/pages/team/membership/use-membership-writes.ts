import { useUnit } from 'effector-react';
import { rereadProfiles } from '../../../models/profile/own-profiles.ts';
import { $activeProfile, profileChosen } from '../../../models/profile/profile.model.ts';
import { $user, userChanged } from '../../../models/session/session.model.ts';
import { failureSaid } from '../../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import { withdrawApplication } from '../../../shared/api/generated/endpoints/applications/applications.ts';
import { acceptTeamInvitation } from '../../../shared/api/generated/endpoints/teams/teams.ts';
import type { Id, Team } from '../../../shared/api/generated/model';
import { useWrite } from '../../../shared/api/use-write.ts';

interface AcceptedLink {
  token: string;
  /** Takes the token, which is used up, out of the address. */
  forget: () => void;
}

/** The session, as what a change of one's own role needs of it. */
export const useOwnSession = () =>
  useUnit({ user: $user, active: $activeProfile, choose: profileChosen, setUser: userChanged });

/** Answers that need no more than a press. Whoever becomes a member with a role has a profile of the team. */
export function useMembershipWrites() {
  const session = useOwnSession();
  const say = useUnit(snackbarRequested);
  const onError = (error: ApiError) => void say(failureSaid(error));
  const welcome = async ({ name }: Pick<Team, 'name'>) => {
    say({ message: { key: 'team:invited.accepted', params: { name } }, color: 'success' });
    await rereadProfiles(session);
  };
  return {
    acceptLink: useWrite<{ team: Team }, ApiError, AcceptedLink>({
      mutationKey: ['acceptTeamInvitation'],
      isFinal: true,
      mutationFn: ({ token }) => acceptTeamInvitation(token, {}),
      onSuccess: ({ team }, { forget }) => {
        forget();
        return welcome(team);
      },
      onError,
    }),
    withdraw: useWrite<unknown, ApiError, Id>({
      mutationKey: ['withdrawApplication'],
      mutationFn: (applicationId) => withdrawApplication(applicationId, {}),
      onSuccess: () => void say({ message: { key: 'team:join.withdrawn' }, color: 'success' }),
      onError,
    }),
  };
}
