import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { venueQuery } from './review.data.ts';

/** The venue that the address names, or that there is none. The document's title is its name. */
export function VenueOfPage({ children }: { children: (venue: Venue) => ReactNode }) {
  const t = useT('review');
  const { slug = '' } = useParams();
  const query = useQuery(venueQuery(slug));
  if (!query.data && (query.error?.status === 404 || query.error?.status === 422)) {
    return (
      <Stack gap={5}>
        <title>{`${t('common:errors.pageNotFound')} · Fusha`}</title>
        <PageHeader title={t('common:errors.pageNotFound')} />
        <EmptyState drawing="search" action={<LinkButton to={paths.inReview()}>{t('all')}</LinkButton>}>
          {t('notFound')}
        </EmptyState>
      </Stack>
    );
  }
  return (
    <QueryView
      query={query}
      failure="page"
      errorTitle={t('notLoaded')}
      skeleton={<Skeleton shape="box" height="480px" />}
    >
      {({ venue }) => (
        <>
          <title>{`${venue.name} · Fusha`}</title>
          {children(venue)}
        </>
      )}
    </QueryView>
  );
}
