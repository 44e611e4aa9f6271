import { useUnit } from 'effector-react';
import { rereadProfiles } from '../../models/profile/own-profiles.ts';
import { $activeProfile, profileChosen } from '../../models/profile/profile.model.ts';
import { $user, userChanged } from '../../models/session/session.model.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import {
  acceptTeamMembership,
  declineTeamMembership,
  getTeam,
} from '../../shared/api/generated/endpoints/teams/teams.ts';
import type { TeamRef } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useWrite } from '../../shared/api/use-write.ts';

export type InvitationAnswer = 'accept' | 'decline';
type InvitingTeam = Pick<TeamRef, 'id' | 'slug' | 'name'>;

const calls = { accept: acceptTeamMembership, decline: declineTeamMembership };

/** Answers a team's invitation; what came of it is said (design §6). Who gets a role with it has the team as a profile. */
export function useAnswerInvitation({ id, slug, name }: InvitingTeam, onDone: (answer: InvitationAnswer) => void) {
  const say = useUnit(snackbarRequested);
  const session = useUnit({ user: $user, active: $activeProfile, choose: profileChosen, setUser: userChanged });
  const answering = useWrite<unknown, ApiError, InvitationAnswer>({
    mutationKey: ['acceptTeamMembership', 'declineTeamMembership'],
    isFinal: true,
    mutationFn: (answer) =>
      settleLostAnswer(
        () => calls[answer](id, {}),
        async () => ((await getTeam(slug)).team.my_membership?.status === 'active') === (answer === 'accept'),
      ),
    onError: (error) => say(failureSaid(error, error.code === 'stale' ? { key: 'team:invited.over' } : undefined)),
    onSuccess: async (_, answer) => {
      say({
        message: {
          key: answer === 'accept' ? 'team:invited.accepted' : 'team:invited.declined',
          params: { name },
        },
        color: 'success',
      });
      onDone(answer);
      if (answer === 'accept') await rereadProfiles(session);
    },
  });
  return { answer: answering.mutate, answering: answering.isBusy ? (answering.variables ?? null) : null };
}
