import type { ReactNode } from 'react';
import type { Application, Pagination } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { focusById } from '../../../shared/ui/focus-by-id.ts';
import { ListRows } from '../../../shared/ui/list-row.tsx';
import { ListView, type ViewedQuery } from '../../../shared/ui/query-view.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { RequestRow } from './request-row.tsx';
import * as css from './requests.css.ts';

interface RequestsProps {
  query: ViewedQuery<{ applications: Application[]; pagination: Pagination }>;
  /** What the rows are, for screen readers. */
  label: string;
  /** Of a list whose page stands in the address; without it the list is a part of a page with others, and fails in one line. */
  paging?: { page: number };
  /** In the head, at the end. */
  action?: ReactNode;
}

/** Who wants to join, each with their two answers (design §6, COM-03). */
export function Requests({ query, label, paging, action }: RequestsProps) {
  const t = useT('applications');
  return (
    <Section
      title={
        <span id={TITLE} tabIndex={-1}>
          {t('requests.title')}
        </span>
      }
      action={action}
    >
      <ListView
        query={query}
        failure={paging ? 'box' : 'line'}
        errorTitle={t('requests.notLoaded')}
        skeleton={<Skeleton shape="box" height={paging ? '240px' : '72px'} />}
        empty={<p className={css.quiet}>{t('requests.none')}</p>}
        {...(paging && { paging })}
      >
        {({ applications }, stale) => (
          <div {...stale}>
            <ListRows label={label}>
              {applications.map((application) => (
                <RequestRow key={application.id} application={application} onDone={() => focusById(TITLE)} />
              ))}
            </ListRows>
          </div>
        )}
      </ListView>
    </Section>
  );
}

/** Has the focus once a request is answered and its buttons are gone. */
const TITLE = 'requests-to-join';
