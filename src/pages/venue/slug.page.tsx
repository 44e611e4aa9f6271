import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { slugQuery } from './slug.data.ts';
import { VenueSkeleton } from './venue-skeleton.tsx';
import { VenueView } from './venue-view.tsx';

export { loader } from './slug.data.ts';

/** `/{slug}` of a venue; every other slug ended in the loader. */
export function Component() {
  const t = useT('venue');
  const { slug = '' } = useParams();
  const query = useQuery(slugQuery(slug));
  if (query.data) return <VenueView slug={query.data.slug} />;
  if (query.isPending) return <VenueSkeleton />;
  return (
    <>
      <title>{`${t('common:states.errorTitle')} · Fusha`}</title>
      <ErrorState
        page
        title={t('common:states.errorTitle')}
        message={query.error?.message === t('common:states.errorTitle') ? undefined : query.error?.message}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    </>
  );
}
