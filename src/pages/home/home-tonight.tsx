import { useQuery } from '@tanstack/react-query';
import { BookmarkToggle } from '../../features/bookmark/bookmark-toggle.tsx';
import type { Evening } from '../../entities/venue/tonight.ts';
import { VenueCard } from '../../entities/venue/venue-card.tsx';
import { VenueGridSkeleton } from '../../entities/venue/venue-card-skeleton.tsx';
import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import { VenueGrid } from '../../entities/venue/venue-grid.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { tonightQuery } from './home.data.ts';
import * as css from './home.css.ts';

/** Venues with a free court this evening. */
export function HomeTonight({ evening, today }: { evening: Evening; today: string }) {
  const t = useT('home');
  const query = useQuery(tonightQuery(evening));
  const title = t(evening.today ? 'tonight.title' : 'tonight.titleTomorrow');
  const { date, timeSlotId, start: time } = evening;
  return (
    <section className={css.section} aria-labelledby="tonight">
      <h2 id="tonight">{title}</h2>
      <ListView
        query={query}
        skeleton={<VenueGridSkeleton count={6} />}
        empty={
          <EmptyState
            action={<LinkButton to={paths.venues(formatVenueFilters({ date }))}>{t('tonight.other')}</LinkButton>}
          >
            {t('tonight.empty', { time })}
          </EmptyState>
        }
      >
        {({ venues }) => (
          <>
            <VenueGrid label={title}>
              {venues.map((venue) => (
                <li key={venue.id}>
                  <VenueCard
                    venue={venue}
                    today={today}
                    wish={{ date, available_time_slot_id: timeSlotId }}
                    heading="h3"
                    action={<BookmarkToggle venue={venue} />}
                  />
                </li>
              ))}
            </VenueGrid>
            <LinkButton
              variant="secondary"
              to={paths.venues(formatVenueFilters({ date, available_time_slot_id: timeSlotId }))}
              className={css.more}
            >
              {t('tonight.showAll', { time })}
            </LinkButton>
          </>
        )}
      </ListView>
    </section>
  );
}
