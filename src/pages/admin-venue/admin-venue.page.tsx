import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useNavigate, useSearchParams } from 'react-router';
import { VenueDetails } from '../../features/edit-venue/venue-details.tsx';
import { Publication } from '../../features/publish-venue/publication.tsx';
import { PublicationBadge } from '../../features/publish-venue/publication-badge.tsx';
import { Photos } from '../../features/manage-photos/photos.tsx';
import { BookingRules } from '../../features/set-booking-rules/booking-rules.tsx';
import { UsersSection } from '../../features/people/users/users-section.tsx';
import { ManageCourts } from '../../features/manage-courts/manage-courts.tsx';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { $user } from '../../models/session/session.model.ts';
import type { GetManagedVenueData, Venue } from '../../shared/api/generated/model';
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
import * as css from './admin-venue.css.ts';
import { managedVenueQuery, readView, VIEWS, type View } from './admin-venue.data.ts';
import { VenueOverview } from './venue-overview.tsx';

export { loader } from './admin-venue.data.ts';

const TABS_ID = 'venue';

/** One's own venue: what is missing, its details, courts, rules and photos (RT-58, design §4). */
export function Component() {
  const t = useT('manage');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readView(search);
  const { type, entity_id: id } = useUnit($activeProfile);
  const query = useQuery(skipUnless(type === 'venue', managedVenueQuery(id ?? 0)));
  return (
    <Stack gap={5}>
      <PageHeader
        title={query.data?.venue.name ?? t('title')}
        meta={query.data ? <Shown venue={query.data.venue} /> : '\u00a0'}
      />
      <TabLinks
        id={TABS_ID}
        label={t('tabs.label')}
        tabs={VIEWS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={view}
        onChange={(next) => void navigate(paths.manageVenue(next), { preventScrollReset: true })}
      />
      <TabPanel id={TABS_ID} value={view}>
        <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="320px" />}>
          {(managed) => <ViewOf view={view} managed={managed} />}
        </QueryView>
      </TabPanel>
    </Stack>
  );
}

/** Whether players see the venue, and the way to what they see. */
function Shown({ venue }: { venue: Venue }) {
  const t = useT('manage');
  const user = useUnit($user);
  return (
    <>
      <PublicationBadge venue={venue} />
      {user && venue.status === 'published' && (
        <>
          {' · '}
          <Link to={paths.venueAsPlayer(venue.slug, user.id)} className={cx(link, css.asPlayer)}>
            {t('asPlayer')}
          </Link>
        </>
      )}
    </>
  );
}

function ViewOf({ view, managed }: { view: View; managed: GetManagedVenueData }) {
  const { venue } = managed;
  if (view === 'overview') return <VenueOverview venue={venue} />;
  if (view === 'details')
    return (
      <Stack gap={6}>
        <VenueDetails venue={venue} />
        <Publication venue={venue} quiet />
        <UsersSection venueId={venue.id} />
      </Stack>
    );
  if (view === 'photos')
    return <Photos owner={{ ...venue, type: 'venue', sport: venue.sports[0]?.key ?? 'football' }} />;
  if (view === 'rules') return <BookingRules venue={venue} />;
  return <ManageCourts venue={venue} />;
}
