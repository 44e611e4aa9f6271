import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';
import { VenueAbout } from './venue-about.tsx';
import { VenueBooking } from './venue-booking.tsx';
import { venueQuery } from './venue.data.ts';
import { VenueHeader } from './venue-header.tsx';
import { VenueSkeleton } from './venue-skeleton.tsx';
import * as css from './venue.css.ts';

export { loader } from './venue.data.ts';

/** `/venue/{slug}`. */
export function Component() {
  const { slug = '' } = useParams();
  return <VenueView slug={slug} />;
}

/** Everything about one venue, and booking it. */
export function VenueView({ slug }: { slug: string }) {
  const t = useT('venue');
  const query = useQuery(venueQuery(slug));

  if (!query.data && (query.error?.status === 404 || query.error?.status === 422))
    return <UnknownPage next={{ to: paths.venues(), label: t('findVenue') }}>{t('notFound')}</UnknownPage>;
  return (
    <QueryView query={query} failure="page" errorTitle={t('common:states.errorTitle')} skeleton={<VenueSkeleton />}>
      {({ venue }) => (
        <article className={css.page}>
          <title>{`${venue.name} · Fusha`}</title>
          <VenueHeader venue={venue} />
          <VenueBooking venue={venue} />
          <VenueAbout venue={venue} />
        </article>
      )}
    </QueryView>
  );
}
