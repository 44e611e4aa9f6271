import { useUnit } from 'effector-react';
import { failureSaid } from '../../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../../models/snackbars/wording.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import type { WriteOperation } from '../../../shared/api/outdated-reads.ts';
import { useWrite } from '../../../shared/api/use-write.ts';
import { type Answer, AnswerButtons } from '../../../shared/ui/answer-buttons.tsx';

export interface RequestAnswersProps<Answered, A extends Answer> {
  /** Those that have a text are offered. */
  texts: { readonly [K in A]?: string };
  operation: WriteOperation;
  send: (answer: A) => Promise<Answered>;
  /** Said once it is decided. */
  says: (answer: A, answered: Answered) => Wording;
  /** What is said for refusals with these codes, in place of the server's words. */
  refusals?: Readonly<Record<string, Wording>>;
  /** Id of what says which request it is. */
  describedBy?: string | undefined;
  /** It is decided; the buttons will go. */
  onDone: () => void;
}

/** The answers to somebody who asks for something, in one press, wherever it is shown; what came of it is said. */
export function RequestAnswers<Answered, A extends Answer>(props: RequestAnswersProps<Answered, A>) {
  const { texts, operation, send, says, refusals = {}, describedBy, onDone } = props;
  const say = useUnit(snackbarRequested);
  const deciding = useWrite<Answered, ApiError, A>({
    mutationKey: [operation],
    isFinal: true,
    mutationFn: send,
    onError: (error) => say(failureSaid(error, error.code === undefined ? undefined : refusals[error.code])),
    onSuccess: (answered, answer) => {
      say({ message: says(answer, answered), color: 'success' });
      onDone();
    },
  });
  return (
    <AnswerButtons
      texts={texts}
      answering={deciding.isBusy ? (deciding.variables ?? null) : null}
      describedBy={describedBy}
      onAnswer={(answer) => deciding.mutate(answer)}
    />
  );
}
