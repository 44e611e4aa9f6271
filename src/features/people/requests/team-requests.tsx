import { useQuery } from '@tanstack/react-query';
import { getListTeamApplicationsQueryOptions } from '../../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Link } from '../../../shared/routing/link.tsx';
import { paths } from '../../../shared/routing/paths.ts';
import { link } from '../../../shared/ui/text-links.css.ts';
import { Requests } from './requests.tsx';

/** The open requests to join a team. */
export const teamRequestsQuery = (teamId: Id) =>
  getListTeamApplicationsQueryOptions(teamId, { status: ['pending'], per_page: 50 });

interface TeamRequestsProps {
  teamId: Id;
  /** Says that nobody waits; without it an empty list is nothing at all. */
  showsNone?: boolean;
}

/** The requests to join a team that wait for an answer (TEAM-10). */
export function TeamRequests({ teamId, showsNone = false }: TeamRequestsProps) {
  const t = useT('applications');
  const query = useQuery(teamRequestsQuery(teamId));
  if (query.data?.applications.length === 0 && !showsNone) return null;
  return (
    <Requests
      query={query}
      label={t('list')}
      action={
        <Link to={paths.applications('received')} className={link}>
          {t('requests.all')}
        </Link>
      }
    />
  );
}
