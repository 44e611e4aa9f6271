import type { Application } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AnswerButtons } from '../../shared/ui/answer-buttons.tsx';
import { useDecision } from './use-application-writes.ts';

interface ApplicationAnswersProps {
  application: Application;
  /** Id of what says which one it is. */
  describedBy?: string;
  /** It is decided; the buttons will go. */
  onDone: () => void;
}

/** The two answers to an application, in one press, wherever it is listed. Its page takes a note as well. */
export function ApplicationAnswers({ application, describedBy, onDone }: ApplicationAnswersProps) {
  const t = useT('applications');
  const { decide, deciding } = useDecision(application, onDone);
  return (
    <AnswerButtons
      texts={{ accept: t('accept'), decline: t('decline') }}
      answering={deciding && (deciding === 'accepted' ? 'accept' : 'decline')}
      describedBy={describedBy}
      onAnswer={(answer) => decide(answer === 'accept' ? 'accepted' : 'rejected')}
    />
  );
}
