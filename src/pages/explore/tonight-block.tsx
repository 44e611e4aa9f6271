import type { Evening } from '../../entities/venue/tonight.ts';
import { VenueGridSkeleton } from '../../entities/venue/venue-card-skeleton.tsx';
import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import type { City, ListVenuesData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Block, type BlockQuery } from './block.tsx';
import * as css from './explore.css.ts';
import { VenueCards } from './venue-cards.tsx';

interface TonightBlockProps {
  query: BlockQuery<ListVenuesData>;
  evening: Evening;
  /** The user's own, when it is known. */
  city: City | null;
  today: string;
}

/** Play tonight near you. Source: design §3. */
export function TonightBlock({ query, evening, city, today }: TonightBlockProps) {
  const t = useT('home');
  const { date, timeSlotId, start: time, today: isToday } = evening;
  const title = city
    ? t(isToday ? 'tonight.near' : 'tonight.nearTomorrow', { city: city.name })
    : t(isToday ? 'tonight.nearYou' : 'tonight.nearYouTomorrow');
  const elsewhere = paths.venues(formatVenueFilters({ date, city_id: city?.id }));
  const all = paths.venues(formatVenueFilters({ date, available_time_slot_id: timeSlotId, city_id: city?.id }));
  return (
    <Block title={title} query={query} skeleton={<VenueGridSkeleton count={6} label={t('common:states.loading')} />}>
      {({ venues }) =>
        venues.length === 0 ? (
          <EmptyState action={<LinkButton to={elsewhere}>{t('tonight.other')}</LinkButton>}>
            {t('tonight.empty', { time })}
          </EmptyState>
        ) : (
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
        )
      }
    </Block>
  );
}
