import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { slugQuery } from './slug.data.ts';
import { VenueSkeleton } from './venue-skeleton.tsx';
import { VenueView } from './venue.page.tsx';

export { loader } from './slug.data.ts';

/** `/{slug}` of a venue; every other slug ended in the loader. */
export function Component() {
  const t = useT();
  const { slug = '' } = useParams();
  return (
    <QueryView
      query={useQuery(slugQuery(slug))}
      failure="page"
      errorTitle={t('states.errorTitle')}
      skeleton={<VenueSkeleton />}
    >
      {(found) => <VenueView slug={found.slug} />}
    </QueryView>
  );
}
