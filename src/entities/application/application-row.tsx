import type { ReactNode } from 'react';
import type { Application } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { paths } from '../../shared/routing/paths.ts';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { applicationTitle } from './application-kinds.ts';
import * as css from './application.css.ts';
import { ApplicationStatusBadge } from './application-status.tsx';

interface ApplicationRowProps {
  application: Application;
  /** Of what the reader wants to join, who has sent it; absent: the reader sees who wants it. */
  crest?: ReactNode;
  /** The list stands on the page of what is asked for: the applicant's name is enough. */
  isAtTarget?: boolean;
  /** What can be done about it in the list. */
  children?: ReactNode;
}

/** One application in a list: who wants what, since when, how it stands; it leads to its page. */
export function ApplicationRow({ application, crest, isAtTarget = false, children }: ApplicationRowProps) {
  const t = useT('applications');
  const format = useFormat();
  const { id, applicant, status, position, message, question, answer, created_at } = application;
  const asked = t('asked', { date: format.dateShort(tiraneDate(Date.parse(created_at))) });
  return (
    <ListRow
      to={paths.application(id)}
      icon={crest ?? <Avatar id={applicant.id} name={applicant.name} image={applicant.image?.url} />}
      title={
        <span className={css.title}>
          {isAtTarget ? applicant.name : applicationTitle(application, crest !== undefined, t)}
          {status !== 'pending' && <ApplicationStatusBadge status={status} />}
        </span>
      }
      meta={
        <>
          <span className={css.line}>{[asked, position].filter(Boolean).join(' · ')}</span>
          {message !== null && <span className={css.excerpt}>{message}</span>}
          {question !== null && <span className={css.question}>{question}</span>}
          {answer !== null && <span className={css.excerpt}>{answer}</span>}
        </>
      }
    >
      {children}
    </ListRow>
  );
}
