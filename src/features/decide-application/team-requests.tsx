import { useQuery } from '@tanstack/react-query';
import { getListTeamApplicationsQueryOptions } from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { link } from '../../shared/ui/text-links.css.ts';
import * as css from './decide-application.css.ts';
import { RequestRow } from './request-row.tsx';

/** The open requests to join a team. */
export const teamRequestsQuery = (teamId: Id) =>
  getListTeamApplicationsQueryOptions(teamId, { status: ['pending'], per_page: 50 });

interface TeamRequestsProps {
  teamId: Id;
  /** Says that nobody waits; without it an empty list is nothing at all. */
  showsNone?: boolean;
}

/** The requests to join a team that wait for an answer, each with its two answers (TEAM-10, design §6). */
export function TeamRequests({ teamId, showsNone = false }: TeamRequestsProps) {
  const t = useT('applications');
  const query = useQuery(teamRequestsQuery(teamId));
  if (query.data?.applications.length === 0 && !showsNone) return null;
  return (
    <Section
      title={
        <span id={TITLE} tabIndex={-1}>
          {t('requests.title')}
        </span>
      }
      action={
        <Link to={paths.applications('received')} className={link}>
          {t('requests.all')}
        </Link>
      }
    >
      <QueryView
        query={query}
        failure="line"
        errorTitle={t('requests.notLoaded')}
        skeleton={<Skeleton shape="box" height="72px" />}
      >
        {({ applications }) =>
          applications.length === 0 ? (
            <p className={css.quiet}>{t('requests.none')}</p>
          ) : (
            <ListRows label={t('list')}>
              {applications.map((application) => (
                <RequestRow key={application.id} application={application} onDone={() => focusById(TITLE)} />
              ))}
            </ListRows>
          )
        }
      </QueryView>
    </Section>
  );
}

/** Has the focus once a request is answered and its buttons are gone. */
const TITLE = 'requests-to-join';
