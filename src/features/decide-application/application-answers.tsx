import type { Application } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
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
  // the other answer must not follow
  const press = (decision: 'accepted' | 'rejected') => () => deciding === null && decide(decision);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        loading={deciding === 'rejected'}
        aria-describedby={describedBy}
        onClick={press('rejected')}
      >
        {t('decline')}
      </Button>
      <Button size="sm" loading={deciding === 'accepted'} aria-describedby={describedBy} onClick={press('accepted')}>
        {t('accept')}
      </Button>
    </>
  );
}
