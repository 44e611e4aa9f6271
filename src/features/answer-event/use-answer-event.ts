import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $user } from '../../models/session/session.model.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { answerEvent, getEvent } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Event, EventAnswer, Id, ParticipantStatus } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { type Answer, showAnswer } from './answer-cache.ts';

/** What each answer may have led to. */
const results: Readonly<Record<EventAnswer, readonly ParticipantStatus[]>> = {
  going: ['going', 'waitlisted', 'requested'],
  maybe: ['maybe'],
  declined: ['declined'],
};

/** Answers an event, shown at once; a refusal is said and taken back. `onDone` gets what the answer has led to. */
export function useAnswerEvent(eventId: Id, onDone?: (event: Event) => void) {
  const client = useQueryClient();
  const { say, user } = useUnit({ say: snackbarRequested, user: $user });
  return useWrite<{ event: Event }, ApiError, Answer>({
    mutationKey: ['answerEvent'],
    // one after the other, in the order of the presses
    scope: { id: `answer-event-${eventId}` },
    target: ({ status, guests }) => `${status} ${guests}`,
    mutationFn: ({ status, guests }) =>
      settleLostAnswer(
        () => answerEvent(eventId, { status, ...(status === 'going' && { guests }) }),
        async () => {
          const found = await getEvent(eventId);
          const mine = found.event.my_participation;
          const isThere = mine !== null && results[status].includes(mine.status);
          return isThere && (status !== 'going' || mine.guests === guests) && found;
        },
      ),
    onMutate: (answer) =>
      user ? showAnswer(client, eventId, answer, { id: user.id, name: user.name ?? '', image: user.image }) : undefined,
    onSuccess: ({ event }) => onDone?.(event),
    onError: (error) => void say(failureSaid(error)),
  });
}
