import {
  decideApplication,
  getApplication,
} from '../../../shared/api/generated/endpoints/applications/applications.ts';
import { applicantName } from '../../../entities/application/application-kinds.ts';
import type { Application } from '../../../shared/api/generated/model';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import type { Answer } from '../../../shared/ui/answer-buttons.tsx';
import { RequestAnswers } from '../kit/request-answers.tsx';
import { decisionOf } from './decision-address.ts';

interface ApplicationAnswersProps {
  application: Application;
  /** Id of what says which one it is. */
  describedBy?: string;
  /** It is decided; the buttons will go. */
  onDone: () => void;
}

/**
 * The answers to an application, without a note; its page takes one as well. A decision that comes too late changes nothing
 * (409 stale).
 */
export function ApplicationAnswers({ application, ...rest }: ApplicationAnswersProps) {
  const t = useT('applications');
  const { id, status, permissions } = application;
  return (
    <RequestAnswers
      {...rest}
      // on the waiting list it is answered anew
      key={status}
      texts={{
        accept: t('accept'),
        decline: t('decline'),
        ...(permissions['waitlist'] && { waitlist: t('waitlist') }),
      }}
      operation="decideApplication"
      send={(answer: Answer) =>
        settleLostAnswer(
          () => decideApplication(id, { decision: decisionOf[answer] }),
          async () => (await getApplication(id)).application.status === decisionOf[answer],
        )
      }
      says={(answer) => ({
        key: `applications:decide.${decisionOf[answer]}.done`,
        params: { name: applicantName(application) },
      })}
      refusals={{ stale: { key: 'applications:stale' } }}
    />
  );
}
