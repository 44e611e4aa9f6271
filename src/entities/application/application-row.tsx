import type { ReactNode } from 'react';
import type { Application } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { paths } from '../../shared/routing/paths.ts';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { applicantName, applicationTitle } from './application-kinds.ts';
import * as css from './application.css.ts';
import { ApplicationStatusBadge } from './application-status.tsx';

interface ApplicationRowProps {
  application: Application;
  /** Of what the reader wants to join, who has sent it; absent: the reader sees who wants it. */
  crest?: ReactNode;
  /** The list stands on the page of what is asked for: the applicant's name is enough. */
  isAtTarget?: boolean;
  /** Its page; that of all kinds when absent. */
  to?: string;
  /** Above it: what the rows from here on have in common. */
  head?: ReactNode;
  /** What can be done about it in the list. */
  children?: ReactNode;
}

/** One application in a list: who wants what, since when, how it stands; it leads to its page. */
export function ApplicationRow({ application, crest, isAtTarget = false, to, head, children }: ApplicationRowProps) {
  const t = useT('applications');
  const format = useFormat();
  const { id, kind, applicant, team, status, position, message, question, answer, roster, created_at } = application;
  const asked = t('asked', { date: format.dateShort(tiraneDate(Date.parse(created_at))) });
  const entry = kind === 'competition-entry' ? [applicant.name, t('players', { count: roster.length })] : [];
  return (
    <ListRow
      head={head}
      to={to ?? paths.application(id)}
      icon={
        crest ??
        (team ? (
          <Crest of={team} size={40} />
        ) : (
          <Avatar id={applicant.id} name={applicant.name} image={applicant.image?.url} />
        ))
      }
      title={
        <span className={css.title}>
          {isAtTarget ? applicantName(application) : applicationTitle(application, crest !== undefined, t)}
          {status !== 'pending' && <ApplicationStatusBadge application={application} />}
        </span>
      }
      meta={
        <>
          <span className={css.line}>{[asked, position, ...entry].filter(Boolean).join(' · ')}</span>
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
