import { applicationKinds } from '../../entities/application/application-kinds.ts';
import { ApplicationStatusBadge } from '../../entities/application/application-status.tsx';
import { EntryFeeFact } from '../../features/manage-entries/entry-fee-fact.tsx';
import type { Application } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import * as css from './application.css.ts';

interface ApplicationFactsProps {
  application: Application;
  isMine: boolean;
}

/** Who wants what, in which words, and how it stands. */
export function ApplicationFacts({ application, isMine }: ApplicationFactsProps) {
  const t = useT('applications');
  const {
    kind,
    applicant,
    team,
    target,
    status,
    position,
    message,
    question,
    answer,
    decision_note: note,
  } = application;
  return (
    <Card padded>
      <Facts>
        <Fact term={t('statusFilter')}>
          <ApplicationStatusBadge application={application} />
          {isMine && status === 'pending' && <p className={css.quiet}>{t(`kinds.${kind}.deciders`)}</p>}
        </Fact>
        {team && (
          <Fact term={t('team')}>
            <Link to={paths.team(team.slug)}>{team.name}</Link>
          </Fact>
        )}
        <Fact term={t('applicant')}>{applicant.name}</Fact>
        <Fact term={t('target')}>
          <Link to={applicationKinds[kind].addressOf(target)}>{target.name}</Link>
        </Fact>
        {position !== null && <Fact term={t('position')}>{position}</Fact>}
        {message !== null && (
          <Fact term={t('message')}>
            <span className={css.words}>{message}</span>
          </Fact>
        )}
        {question !== null && (
          <Fact term={question}>
            <span className={css.words}>{answer}</span>
          </Fact>
        )}
        {note !== null && (
          <Fact term={t('note')}>
            <span className={css.words}>{note}</span>
          </Fact>
        )}
        {kind === 'competition-entry' && status === 'accepted' && <EntryFeeFact application={application} />}
      </Facts>
    </Card>
  );
}
