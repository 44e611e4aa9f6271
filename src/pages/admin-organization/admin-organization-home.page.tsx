import { useQuery } from '@tanstack/react-query';
import { CirclePlus } from 'lucide-react';
import { receivedAtOf } from '../../entities/game/live-clock.ts';
import { CreateCompetitionButton } from '../../features/edit-competition/create-competition-button.tsx';
import {
  getGetOrganizationDashboardQueryOptions,
  getListOrganizationUsersQueryOptions,
} from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { Id, Organization } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './admin-organization.css.ts';
import { HomeGames } from './home-games.tsx';
import { HomeTables } from './home-tables.tsx';
import { missingParts } from './missing-parts.ts';
import { organizationQuery, useOwnOrganization } from './own-organization.ts';
import { PublicPageLink } from './public-page-link.tsx';
import { ToDo } from './to-do.tsx';

const dashboardQuery = (id: Id) => getGetOrganizationDashboardQueryOptions(id);

export const loader = pageLoader(({ client, profile: { entity_id: id } }) => {
  if (id === null) return null;
  void client.prefetchQuery(organizationQuery(id));
  return client.prefetchQuery(dashboardQuery(id));
});

/** What an organization has to do, what is on and next in its competitions, and who leads in them (RT-61, ORG-05, NAV-11). */
export function Component() {
  const t = useT('organizing');
  const { isOrganization, id, query } = useOwnOrganization();
  const dashboard = useQuery(skipUnless(isOrganization, dashboardQuery(id)));
  const organization = query.data?.organization;
  return (
    <Stack gap={5}>
      <PageHeader
        title={organization?.name ?? t('home.title')}
        action={<CreateCompetitionButton />}
        meta={organization ? <PublicPageLink organization={organization} /> : '\u00a0'}
      />
      <QueryView query={dashboard} errorTitle={t('home.notLoaded')} skeleton={<HomeSkeleton />}>
        {(data) => (
          <div className={css.columns}>
            <Stack gap={6}>
              {data.todo !== null && <ToDo todo={data.todo} waiting={data.waiting} />}
              <HomeGames data={data} receivedAt={receivedAtOf(dashboard)} />
            </Stack>
            {data.todo !== null && (
              <Stack gap={6}>
                <HomeTables tables={data.tables} />
                {organization?.permissions['edit'] && <Completeness organization={organization} />}
              </Stack>
            )}
          </div>
        )}
      </QueryView>
    </Stack>
  );
}

/** What the profile still lacks, each line leading to its place. */
function Completeness({ organization }: { organization: Organization }) {
  const t = useT('organizing');
  const users = useQuery(getListOrganizationUsersQueryOptions(organization.id));
  // until they are known nobody is missing
  const parts = missingParts(organization, users.data?.users.length ?? 2);
  if (parts.length === 0) return null;
  return (
    <Section title={t('parts.title')}>
      <ListRows label={t('parts.title')}>
        {parts.map(([part, to]) => (
          <ListRow
            key={part}
            icon={<CirclePlus size={22} />}
            title={t(`parts.${part}.add`)}
            meta={t(`parts.${part}.why`)}
            to={to}
          />
        ))}
      </ListRows>
    </Section>
  );
}

const HomeSkeleton = () => (
  <div className={css.columns}>
    <Skeleton shape="box" height="240px" />
    <Skeleton shape="box" height="320px" />
  </div>
);
