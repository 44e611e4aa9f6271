import { BookmarkToggle } from '../../features/bookmark/bookmark-toggle.tsx';
import type { Evening } from '../../entities/venue/tonight.ts';
import { VenueCard, type VenueCardProps } from '../../entities/venue/venue-card.tsx';
import { VenueGridSkeleton } from '../../entities/venue/venue-card-skeleton.tsx';
import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import { VenueGrid } from '../../entities/venue/venue-grid.tsx';
import type { City, ListVenuesData, Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Block, type BlockQuery } from './block.tsx';
import * as css from './explore.css.ts';

interface VenueBlockProps {
  query: BlockQuery<ListVenuesData>;
  today: string;
}

interface TonightBlockProps extends VenueBlockProps {
  evening: Evening;
  /** The user's own, when it is known. */
  city: City | null;
}

/** Venues with a free court this evening. Design §3. */
export function TonightBlock({ query, evening, city, today }: TonightBlockProps) {
  const t = useT('home');
  const { date, timeSlotId, start: time, today: isToday } = evening;
  const title = city
    ? t(isToday ? 'tonight.near' : 'tonight.nearTomorrow', { city: city.name })
    : t(isToday ? 'tonight.nearYou' : 'tonight.nearYouTomorrow');
  const elsewhere = paths.venues(formatVenueFilters({ date, city_id: city?.id }));
  const all = paths.venues(formatVenueFilters({ date, available_time_slot_id: timeSlotId, city_id: city?.id }));
  return (
    <Block title={title}>
      <ListView
        query={query}
        failure={query.failure}
        skeleton={<VenueGridSkeleton count={6} />}
        empty={
          <EmptyState action={<LinkButton to={elsewhere}>{t('tonight.other')}</LinkButton>}>
            {t('tonight.empty', { time })}
          </EmptyState>
        }
      >
        {({ venues }) => (
          <>
            <VenueCards
              label={title}
              venues={venues}
              today={today}
              wish={{ date, available_time_slot_id: timeSlotId }}
            />
            <LinkButton variant="secondary" to={all} className={css.more}>
              {t('tonight.showAll', { time })}
            </LinkButton>
          </>
        )}
      </ListView>
    </Block>
  );
}

/** The venues that the user saved. */
export function BookmarksBlock({ query, today }: VenueBlockProps) {
  const t = useT('home');
  const title = t('bookmarks.title');
  return (
    <Block title={title}>
      <ListView
        query={query}
        failure={query.failure}
        skeleton={<VenueGridSkeleton count={3} />}
        empty={
          <EmptyState action={<LinkButton to={paths.venues()}>{t('bookmarks.find')}</LinkButton>}>
            {t('bookmarks.empty')}
          </EmptyState>
        }
      >
        {({ venues, pagination }) => (
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
        )}
      </ListView>
    </Block>
  );
}

interface VenueCardsProps extends Pick<VenueCardProps, 'today' | 'wish'> {
  label: string;
  venues: readonly Venue[];
}

function VenueCards({ label, venues, ...asked }: VenueCardsProps) {
  return (
    <VenueGrid label={label}>
      {venues.map((venue) => (
        <li key={venue.id}>
          <VenueCard {...asked} venue={venue} heading="h3" action={<BookmarkToggle venue={venue} />} />
        </li>
      ))}
    </VenueGrid>
  );
}
