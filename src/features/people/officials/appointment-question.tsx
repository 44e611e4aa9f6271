import { useUnit } from 'effector-react';
import { failureSaid } from '../../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import { $user } from '../../../models/session/session.model.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import { answerAppointment } from '../../../shared/api/generated/endpoints/games/games.ts';
import type { Game } from '../../../shared/api/generated/model';
import { useWrite } from '../../../shared/api/use-write.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Inline } from '../../../shared/ui/stack.tsx';

/** What the reader is asked to do in this game, and their answer, which they may change until it begins; nothing for others (decision 060). */
export function AppointmentQuestion({ game: { id, officials, permissions } }: { game: Game }) {
  const t = useT('games');
  const { me, say } = useUnit({ me: $user, say: snackbarRequested });
  const answering = useWrite<unknown, ApiError, boolean>({
    mutationKey: ['answerAppointment'],
    mutationFn: (accept) => answerAppointment(id, { accept }),
    onSuccess: (_, accept) =>
      say({ message: { key: accept ? 'games:officials.accepted' : 'games:officials.declined' }, color: 'success' }),
    onError: (error) => say(failureSaid(error)),
  });
  const mine = officials.find(({ user }) => user.id === me?.id);
  if (!mine || permissions['answer_appointment'] !== true) return null;
  const { role, status } = mine;
  const answer = (accept: boolean, isMain: boolean) => (
    <Button
      size="sm"
      variant={isMain ? 'primary' : 'secondary'}
      loading={answering.isPending && answering.variables === accept}
      onClick={() => answering.mutate(accept)}
    >
      {t(accept ? 'officials.accept' : 'officials.decline')}
    </Button>
  );
  return (
    <Banner
      tone={status === 'accepted' ? 'success' : 'info'}
      action={
        <Inline>
          {status !== 'declined' && answer(false, false)}
          {status !== 'accepted' && answer(true, true)}
        </Inline>
      }
    >
      {t(`officials.${status}As.${role}`)}
    </Banner>
  );
}
