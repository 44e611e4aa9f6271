import { useUnit } from 'effector-react';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { updateParticipant } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Id, Participant } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { type Answer, AnswerButtons } from '../../shared/ui/answer-buttons.tsx';

interface RequestAnswersProps {
  eventId: Id;
  participantId: Id;
  /** Of who asks. */
  name: string;
  /** Id of what says which one it is. */
  describedBy?: string;
  /** It is decided; the buttons will go. */
  onDone: () => void;
}

/** The two answers to somebody who wants to come to an event, wherever it is shown; what came of it is said. */
export function RequestAnswers({ eventId, participantId, name, describedBy, onDone }: RequestAnswersProps) {
  const t = useT('eventpeople');
  const say = useUnit(snackbarRequested);
  const deciding = useWrite<{ participant: Participant }, ApiError, Answer>({
    mutationKey: ['updateParticipant'],
    isFinal: true,
    mutationFn: (answer) =>
      updateParticipant(eventId, participantId, { status: answer === 'accept' ? 'going' : 'declined' }),
    onError: ({ message }) => void say({ message: { text: message }, color: 'error' }),
    onSuccess: ({ participant: { status } }) => {
      const key = status === 'going' || status === 'waitlisted' ? status : 'declined';
      say({ message: { key: `eventpeople:requests.${key}`, params: { name } }, color: 'success' });
      onDone();
    },
  });
  return (
    <AnswerButtons
      texts={{ accept: t('requests.approve'), decline: t('requests.decline') }}
      answering={deciding.isBusy ? (deciding.variables ?? null) : null}
      describedBy={describedBy}
      onAnswer={(answer) => deciding.mutate(answer)}
    />
  );
}
