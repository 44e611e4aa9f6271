import { updateParticipant } from '../../../shared/api/generated/endpoints/events/events.ts';
import type { Id } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { RequestAnswers } from '../kit/request-answers.tsx';

interface ParticipationAnswersProps {
  eventId: Id;
  participantId: Id;
  /** Of who asks. */
  name: string;
  /** Id of what says which one it is. */
  describedBy?: string;
  /** It is decided; the buttons will go. */
  onDone: () => void;
}

/** The two answers to somebody who wants to come to an event. */
export function ParticipationAnswers({ eventId, participantId, name, ...rest }: ParticipationAnswersProps) {
  const t = useT('eventpeople');
  return (
    <RequestAnswers
      {...rest}
      texts={{ accept: t('requests.approve'), decline: t('requests.decline') }}
      operation="updateParticipant"
      send={(answer) =>
        updateParticipant(eventId, participantId, { status: answer === 'accept' ? 'going' : 'declined' })
      }
      says={(_, { participant: { status } }) => {
        const key = status === 'going' || status === 'waitlisted' ? status : 'declined';
        return { key: `eventpeople:requests.${key}`, params: { name } };
      }}
    />
  );
}
