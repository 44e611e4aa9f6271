import { useNavigate, useSearchParams } from 'react-router';
import { OrganizationDetails } from '../../features/edit-organization/organization-details.tsx';
import { OrganizationRules } from '../../features/edit-organization/organization-rules.tsx';
import { Photos } from '../../features/manage-photos/photos.tsx';
import type { Organization } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { paths } from '../../shared/routing/paths.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TabLinks, TabPanel } from '../../shared/ui/tab-links.tsx';
import { organizationQuery, useOwnOrganization } from './own-organization.ts';
import { PublicPageLink } from './public-page-link.tsx';
import { readView, VIEWS, type View } from './settings.data.ts';

const TABS_ID = 'organization';

export const loader = pageLoader(({ client, profile: { entity_id: id } }) =>
  id === null ? null : client.prefetchQuery(organizationQuery(id)),
);

/** Profile, photos and settings of one's own organization (RT-63, ORG-01, R19). */
export function Component() {
  const t = useT('organizing');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readView(search);
  const { query } = useOwnOrganization();
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('settings.title')}
        meta={query.data ? <PublicPageLink organization={query.data.organization} /> : '\u00a0'}
      />
      <TabLinks
        id={TABS_ID}
        label={t('settings.label')}
        tabs={VIEWS.map((value) => ({ value, label: t(`settings.${value}`) }))}
        value={view}
        onChange={(next) => void navigate(paths.organizationSettings(next), { preventScrollReset: true })}
      />
      <TabPanel id={TABS_ID} value={view}>
        <QueryView
          query={query}
          errorTitle={t('settings.notLoaded')}
          skeleton={<Skeleton shape="box" height="420px" />}
        >
          {({ organization }) => <ViewOf view={view} organization={organization} />}
        </QueryView>
      </TabPanel>
    </Stack>
  );
}

function ViewOf({ view, organization }: { view: View; organization: Organization }) {
  if (view === 'profile') return <OrganizationDetails organization={organization} />;
  if (view === 'rules') return <OrganizationRules organization={organization} />;
  return <Photos owner={{ ...organization, type: 'organization', sport: 'football' }} />;
}
