import { useQuery } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { TeamGames } from '../../entities/game/team-games.tsx';
import type { GetTeamData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';
import { LeaveTeam, Membership } from './membership/membership.tsx';
import { TeamCompetitions } from './team-competitions.tsx';
import { TeamAbout } from './team-about.tsx';
import { teamQuery } from './team.data.ts';
import { TeamHeader } from './team-header.tsx';
import { TeamMembers } from './team-members.tsx';
import { TeamScorers } from './team-scorers.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';
import * as css from './team.css.ts';

/** A team as everybody sees it: who they are, how they play, and how one joins them. Source: TEAM-01, TEAM-07, design §6. */
export function TeamView({ slug }: { slug: string }) {
  const t = useT('team');
  const query = useQuery(teamQuery(slug));
  if (!query.data && (query.error?.status === 404 || query.error?.status === 422))
    return <UnknownPage next={{ to: paths.teams(), label: t('find') }}>{t('notFound')}</UnknownPage>;
  return (
    <QueryView query={query} failure="page" errorTitle={t('common:states.errorTitle')} skeleton={<TeamSkeleton />}>
      {(data) => <TeamPage {...data} />}
    </QueryView>
  );
}

function TeamPage({ team, members }: GetTeamData) {
  const t = useT('team');
  return (
    <article className={css.page}>
      <title>{`${team.name} · Fusha`}</title>
      <TeamHeader team={team} />
      <Membership team={team} />
      {team.permissions['decide'] && (
        <Inline>
          {/* in the team's profile, whichever one is active */}
          <LinkButton variant="secondary" size="sm" icon={<Settings2 size={18} />} to={paths.manageTeamOf(team.id)}>
            {t('common:nav.manage')}
          </LinkButton>
        </Inline>
      )}
      {team.permissions['view'] ? (
        <div className={css.columns}>
          <div className={css.column}>
            <TeamMembers members={members} />
            {team.my_membership?.status === 'active' && <LeaveTeam team={team} />}
          </div>
          <div className={css.right}>
            <TeamAbout team={team} />
            <TeamCompetitions teamId={team.id} />
            <TeamGames teamId={team.id} />
          </div>
          <TeamScorers team={team} />
        </div>
      ) : (
        <EmptyState drawing="people">{t('private')}</EmptyState>
      )}
    </article>
  );
}
