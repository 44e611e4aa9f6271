import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $undecided, $user } from '../../models/session/session.model.ts';
import type { Evening } from '../../entities/venue/tonight.ts';
import { VenueGridSkeleton } from '../../entities/venue/venue-card-skeleton.tsx';
import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Block } from './block.tsx';
import { tonightQuery } from './explore.data.ts';
import * as css from './explore.css.ts';
import { VenueCards } from './venue-cards.tsx';

/** Play tonight near you. Design §3, features §1. */
export function TonightBlock({ evening, today }: { evening: Evening; today: string }) {
  const t = useT('home');
  const { user, undecided } = useUnit({ user: $user, undecided: $undecided });
  const city = user?.city ?? null;
  // a stored session may know the city: not asked twice
  const query = useQuery({ ...tonightQuery(evening, city?.id), enabled: !undecided });
  const { date, timeSlotId, start: time, today: isToday } = evening;
  const title = city ? t(isToday ? 'tonight.near' : 'tonight.nearTomorrow', { city: city.name }) : t(isToday ? 'tonight.nearYou' : 'tonight.nearYouTomorrow');
  const elsewhere = paths.venues(formatVenueFilters({ date, city_id: city?.id }));
  const all = paths.venues(formatVenueFilters({ date, available_time_slot_id: timeSlotId, city_id: city?.id }));
  return (
    <Block title={title} query={query} skeleton={<VenueGridSkeleton count={6} label={t('common:states.loading')} />}>
      {({ venues }) =>
        venues.length === 0 ? (
          <EmptyState action={<LinkButton to={elsewhere}>{t('tonight.other')}</LinkButton>}>{t('tonight.empty', { time })}</EmptyState>
        ) : (
          <>
            <VenueCards label={title} venues={venues} today={today} date={date} timeSlotId={timeSlotId} />
            <LinkButton variant="secondary" to={all} className={css.more}>
              {t('tonight.showAll', { time })}
            </LinkButton>
          </>
        )
      }
    </Block>
  );
}
