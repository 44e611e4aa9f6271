import { useQuery } from '@tanstack/react-query';
import { CirclePlus } from 'lucide-react';
import { FixtureRows } from '../../entities/game/fixture-rows.tsx';
import { CreateCompetitionButton } from '../../features/edit-competition/create-competition-button.tsx';
import {
  getGetOrganizationDashboardQueryOptions,
  getListOrganizationUsersQueryOptions,
} from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { GetOrganizationDashboardData, Id, Organization } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './admin-organization.css.ts';
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

/** What an organization has to do, what it plays next, and what is live (RT-61, ORG-05, NAV-11). */
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
            {data.todo === null ? (
              <Games data={data} />
            ) : (
              <>
                <Stack gap={6}>
                  <ToDo todo={data.todo} />
                  {organization?.permissions['edit'] && <Completeness organization={organization} />}
                </Stack>
                <Stack gap={6}>
                  <Games data={data} />
                </Stack>
              </>
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

function Games({ data: { todo, live, next_fixtures: next } }: { data: GetOrganizationDashboardData }) {
  const t = useT('organizing');
  return (
    <>
      <Section title={t('home.live.title')}>
        {live.length === 0 ? (
          <p className={css.quiet}>{t('home.live.none')}</p>
        ) : (
          <FixtureRows label={t('home.live.title')} fixtures={live} />
        )}
      </Section>
      <Section title={t('home.next.title')}>
        {next.length === 0 ? (
          <EmptyState drawing="calendar" hint={t(todo === null ? 'home.next.noneReferee' : 'home.next.noneHint')}>
            {t('home.next.none')}
          </EmptyState>
        ) : (
          <FixtureRows label={t('home.next.title')} fixtures={next} />
        )}
      </Section>
    </>
  );
}

const HomeSkeleton = () => (
  <div className={css.columns}>
    <Skeleton shape="box" height="240px" />
    <Skeleton shape="box" height="320px" />
  </div>
);
