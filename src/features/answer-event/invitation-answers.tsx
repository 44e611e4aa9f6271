import { useUnit } from 'effector-react';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Event, EventRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AnswerButtons } from '../../shared/ui/answer-buttons.tsx';
import { useAnswerEvent } from './use-answer-event.ts';

interface InvitationAnswersProps {
  event: EventRef;
  /** Id of what says which one it is. */
  describedBy?: string;
  /** It is answered; the buttons will go. */
  onDone: () => void;
}

/** The two answers to an invitation, away from the event; what came of it is said, since the event is not on screen. */
export function InvitationAnswers({ event: { id, title }, describedBy, onDone }: InvitationAnswersProps) {
  const t = useT('event');
  const say = useUnit(snackbarRequested);
  const answering = useAnswerEvent(id, (event) => {
    const key = outcome(event);
    say({
      message: {
        key: `event:invitation.${key}`,
        params: { title, position: event.my_participation?.waitlist_position ?? 0 },
      },
      color: key === 'going' ? 'success' : 'info',
    });
    onDone();
  });
  const { isPending, variables, mutate } = answering;
  return (
    <AnswerButtons
      texts={{ accept: t('answer.going'), decline: t('answer.declined') }}
      answering={!isPending ? null : variables.status === 'going' ? 'accept' : 'decline'}
      describedBy={describedBy}
      onAnswer={(answer) => mutate({ status: answer === 'accept' ? 'going' : 'declined', guests: 0 })}
    />
  );
}

/** Which message says it. */
function outcome({ my_participation: mine }: Event): 'going' | 'waitlisted' | 'requested' | 'declined' {
  const status = mine?.status;
  return status === 'going' || status === 'waitlisted' || status === 'requested' ? status : 'declined';
}
