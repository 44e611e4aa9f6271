import { VenueGridSkeleton } from '../../entities/venue/venue-card-skeleton.tsx';
import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import type { ListVenuesData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Block, type BlockQuery } from './block.tsx';
import * as css from './explore.css.ts';
import { VenueCards } from './venue-cards.tsx';

/** The venues that the user saved. */
export function BookmarksBlock({ query, today }: { query: BlockQuery<ListVenuesData>; today: string }) {
  const t = useT('home');
  const title = t('bookmarks.title');
  return (
    <Block title={title} query={query} skeleton={<VenueGridSkeleton count={3} label={t('common:states.loading')} />}>
      {({ venues, pagination }) =>
        venues.length === 0 ? (
          <EmptyState action={<LinkButton to={paths.venues()}>{t('bookmarks.find')}</LinkButton>}>
            {t('bookmarks.empty')}
          </EmptyState>
        ) : (
          <>
            <VenueCards label={title} venues={venues} today={today} />
            {pagination.last_page > 1 && (
              <LinkButton
                variant="secondary"
                to={paths.venues(formatVenueFilters({ bookmark: true }))}
                className={css.more}
              >
                {t('common:actions.showAll')}
              </LinkButton>
            )}
          </>
        )
      }
    </Block>
  );
}
