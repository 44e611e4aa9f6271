import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { PublicationBadge } from '../../features/publish-venue/publication-badge.tsx';
import { VenueDetails } from '../../features/edit-venue/venue-details.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { paths } from '../../shared/routing/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { venueQuery } from './review.data.ts';
import { VenueOfPage } from './venue-of-page.tsx';

export const loader = pageLoader(({ client, params }) => client.prefetchQuery(venueQuery(params['slug'] ?? '')));

/** The details of any venue, changed by a super user (RT-55). */
export function Component() {
  const t = useT('review');
  const navigate = useNavigate();
  return (
    <VenueOfPage>
      {(venue) => (
        <Stack gap={5}>
          <div>
            <LinkButton to={paths.reviewVenue(venue.slug)} variant="ghost" size="sm" icon={<ArrowLeft size={18} />}>
              {t('back')}
            </LinkButton>
          </div>
          <PageHeader title={venue.name} meta={<PublicationBadge venue={venue} />} />
          <VenueDetails
            key={venue.slug} // under another address the form begins anew, also when that one is read at once
            venue={venue}
            onMoved={(slug) => navigate(paths.editVenue(slug), { replace: true })}
          />
        </Stack>
      )}
    </VenueOfPage>
  );
}
