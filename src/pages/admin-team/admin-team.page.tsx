import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useNavigate, useSearchParams } from 'react-router';
import { Crest } from '../../shared/ui/crest.tsx';
import { TeamDetails } from '../../features/edit-team/team-details.tsx';
import { Photos } from '../../features/manage-photos/photos.tsx';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import type { Team } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { cx } from '../../shared/ui/cx.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TabLinks, TabPanel } from '../../shared/ui/tab-links.tsx';
import { link } from '../../shared/ui/text-links.css.ts';
import * as css from './admin-team.css.ts';
import { managedTeamQuery, readView, VIEWS, type View } from './admin-team.data.ts';
import { TeamFacts } from './team-facts.tsx';
import { TeamOverview } from './team-overview.tsx';

export { loader } from './admin-team.data.ts';

const TABS_ID = 'team';

/** One's own team: who asks to join, what is missing, its details and photos (RT-56, NAV-10, TEAM-02, design §6). */
export function Component() {
  const t = useT('ownteam');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readView(search);
  const { type, entity_id: id } = useUnit($activeProfile);
  const query = useQuery(skipUnless(type === 'team', managedTeamQuery(id ?? 0)));
  const team = query.data?.team;
  return (
    <Stack gap={5}>
      <PageHeader title={team?.name ?? t('title')} meta={team ? <Shown team={team} /> : '\u00a0'} />
      <TabLinks
        id={TABS_ID}
        label={t('tabs.label')}
        tabs={VIEWS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={view}
        onChange={(next) => void navigate(paths.manageTeam(next), { preventScrollReset: true })}
      />
      <TabPanel id={TABS_ID} value={view}>
        <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="320px" />}>
          {(managed) => <ViewOf view={view} team={managed.team} />}
        </QueryView>
      </TabPanel>
    </Stack>
  );
}

/** Who sees the team, and the way to what they see. */
function Shown({ team: { slug, is_public } }: { team: Team }) {
  const t = useT('ownteam');
  return (
    <>
      {t(is_public ? 'public' : 'private')}
      {' · '}
      <Link to={paths.team(slug)} className={cx(link, css.asPublic)}>
        {t('seePage')}
      </Link>
    </>
  );
}

function ViewOf({ view, team }: { view: View; team: Team }) {
  if (view === 'overview') return <TeamOverview team={team} />;
  if (view === 'details')
    return team.permissions['edit'] ? <TeamDetails key={team.id} team={team} /> : <TeamFacts team={team} />;
  return <TeamPhotos team={team} />;
}

function TeamPhotos({ team }: { team: Team }) {
  const t = useT('teamform');
  const crest = {
    title: t('crest.title'),
    hint: t('crest.hint'),
    choose: t('crest.choose'),
    change: t('crest.change'),
    preview: <Crest of={team} size={72} />,
  };
  return <Photos owner={{ ...team, type: 'team', sport: team.sport.key }} crest={crest} />;
}
