import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { CircleAlert } from 'lucide-react';
import { deadlineText } from '../../entities/booking/deadline-text.ts';
import { useLocation } from 'react-router';
import { NextBooking } from '../../entities/booking/next-booking.tsx';
import { deadlinesOf, isAsked } from '../../entities/booking/open-matters.ts';
import { SportTiles, SportTilesSkeleton } from '../../entities/venue/sport-tiles.tsx';
import { nextEvening } from '../../entities/venue/tonight.ts';
import { VenueGridSkeleton } from '../../entities/venue/venue-card-skeleton.tsx';
import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import { citiesQuery, sportsQuery } from '../../entities/venue/venue-lookups.ts';
import { VenueCards } from '../../features/bookmark/venue-cards.tsx';
import { RegisterOrganizationOffer } from '../../features/edit-organization/register-offer.tsx';
import { StartTeamOffer } from '../../features/edit-team/start-team-offer.tsx';
import { ListVenueOffer } from '../../features/edit-venue/list-venue-offer.tsx';
import { $module } from '../../models/profile/profile.model.ts';
import { $complete, $user } from '../../models/session/session.model.ts';
import type { Booking, City, Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { lateModule } from '../../shared/platform/late-module.ts';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { areAnswered, FailureLine, QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './explore.css.ts';
import { asksForBookings, bookmarksQuery, nearQuery, tonightQuery, upcomingQuery, VENUES } from './explore.data.ts';
import { ExplorePlay } from './explore-play.tsx';
import { ExploreTeams } from './explore-teams.tsx';
import { readWish } from './explore-wish.ts';
import { ListSection } from './list-section.tsx';
import { WishChips } from './wish-chips.tsx';

export { loader } from './explore.data.ts';

/** Asked for once the page is shown. */
const lateInstall = lateModule(() => import('../../features/install-app/install-card.tsx'));

/** The base module's home, open to guests too: one's next bookings, and what there is to play. Source: RT-15, design §3. */
export function Component() {
  const t = useT('home');
  const { complete, module, user } = useUnit({ complete: $complete, module: $module, user: $user });
  const today = tiraneDate(now());
  const evening = nextEvening(now());
  const { date, timeSlotId, start: time } = evening;
  const { search } = useLocation();
  const install = lateInstall.useLoaded('when-idle');
  const wish = readWish(search, user?.city?.id);
  const { sportId, cityId } = wish;
  const hasBookings = asksForBookings(complete, module);
  // the loader has asked for all of it
  const upcoming = useQuery(skipUnless(hasBookings, upcomingQuery));
  const tonight = useQuery(tonightQuery(evening, wish));
  const near = useQuery(nearQuery(wish));
  const sports = useQuery(sportsQuery);
  const city = useCityName(cityId, user?.city ?? null);
  const sport = sports.data?.sports.find(({ id }) => id === sportId);
  const saved = useQuery(skipUnless(complete, bookmarksQuery));

  // nothing is shown twice
  const above = new Set(tonight.data?.venues.map(({ id }) => id));
  const others = saved.data?.venues.filter(({ id }) => !above.has(id)) ?? [];
  const savedTitle = t(others.length < (saved.data?.venues.length ?? 0) ? 'bookmarks.others' : 'bookmarks.title');

  const shown = new Set([...above, ...others.map(({ id }) => id)]);
  const elsewhere = near.data?.venues.filter(({ id }) => !shown.has(id)).slice(0, VENUES) ?? [];

  const failures = [upcoming, tonight, near, sports, saved].filter(({ error }) => error !== null);
  // only then is the connection to be checked
  const unanswered = failures.find(({ error }) => error?.kind === 'unreachable');
  const failure = failures.length > 1 ? 'words' : 'line';
  const retryAll = {
    onRetry: () => failures.forEach(({ refetch }) => void refetch()),
    retrying: failures.some(({ isFetching }) => isFetching),
  };
  const tonightTitle = city
    ? t(evening.today ? 'tonight.near' : 'tonight.nearTomorrow', { city })
    : t(evening.today ? 'tonight.anywhere' : 'tonight.anywhereTomorrow');
  const venuesOn = (hour?: number) =>
    paths.venues(formatVenueFilters({ date, available_time_slot_id: hour, sport_id: sportId, city_id: cityId }));
  return (
    <Stack gap={6} className={css.page}>
      {/* the menu and the parts' own headings say it to the eye */}
      <VisuallyHidden>
        <h1>{t('explore.title')}</h1>
      </VisuallyHidden>
      {/* one offer for all of them; a block that fails alone makes its own */}
      {failures.length > 1 &&
        (failures.some(({ data }) => data === undefined) ? (
          <ErrorState title={t('common:states.errorTitle')} error={unanswered?.error ?? undefined} {...retryAll} />
        ) : (
          <FailureLine since={Math.min(...failures.map(({ dataUpdatedAt }) => dataUpdatedAt))} {...retryAll} />
        ))}
      {hasBookings && (
        <ListSection
          title={t('upcoming.title')}
          query={upcoming}
          failure={failure}
          skeleton={
            <div className={css.next}>
              <Skeleton shape="box" width="100%" height={88} />
            </div>
          }
          empty={{
            text: t('upcoming.empty'),
            next: { to: paths.venues(), label: t('upcoming.find') },
          }}
          more={{ to: paths.bookings(), label: t('upcoming.all'), always: true }}
        >
          {({ bookings: [next] }) => (
            <div className={css.next}>{next && <Next booking={next} today={today} onEnded={upcoming.refetch} />}</div>
          )}
        </ListSection>
      )}
      {areAnswered(upcoming) && (sport !== undefined || (!wish.isHomeCity && city !== undefined)) && (
        <WishChips
          wish={wish}
          keywords={new URLSearchParams(search).get('keywords') ?? undefined}
          sport={sport && t(`common:sports.${sport.key}`)}
          city={city}
        />
      )}
      {areAnswered(upcoming) && (
        <ListSection
          title={tonightTitle}
          query={tonight}
          failure={failure}
          skeleton={<VenueGridSkeleton count={VENUES} />}
          empty={{ text: t('tonight.empty', { time }), next: { to: venuesOn(), label: t('tonight.other') } }}
          more={{ to: venuesOn(timeSlotId), label: t('common:actions.showAll'), always: true }}
        >
          {({ venues }) => (
            <VenueCards
              label={tonightTitle}
              venues={venues}
              today={today}
              wish={{ date, available_time_slot_id: timeSlotId }}
              heading="h3"
            />
          )}
        </ListSection>
      )}
      {areAnswered(upcoming, tonight) && (
        <ExplorePlay near={near} failure={failure} sportId={sportId} cityId={cityId} />
      )}
      {areAnswered(upcoming, tonight, near) && (
        <Section title={t('explore.sports')}>
          <QueryView query={sports} failure={failure} skeleton={<SportTilesSkeleton />}>
            {(data) => <SportTiles sports={data.sports} />}
          </QueryView>
        </Section>
      )}
      {complete && areAnswered(upcoming, tonight, near, sports) && (
        <ListSection
          title={savedTitle}
          query={saved}
          failure={failure}
          skeleton={<VenueGridSkeleton count={VENUES} />}
          empty={{ text: t('bookmarks.empty'), next: { to: paths.venues(), label: t('bookmarks.find') } }}
          more={{
            to: paths.venues(formatVenueFilters({ bookmark: true })),
            label: t('common:actions.showAll'),
            always: true,
          }}
        >
          {() =>
            others.length > 0 ? (
              <VenueCards label={savedTitle} venues={others.slice(0, VENUES)} today={today} heading="h3" />
            ) : (
              <p className={css.quiet}>{t('bookmarks.above')}</p>
            )
          }
        </ListSection>
      )}
      {areAnswered(upcoming, tonight, near, sports, saved) && (
        <>
          {elsewhere.length > 0 && (
            <Section title={t('near.venues')}>
              <VenueCards label={t('near.venues')} venues={elsewhere} today={today} heading="h3" />
            </Section>
          )}
          <ExploreTeams near={near} sportId={sportId} cityId={cityId} />
          <div>
            <StartTeamOffer />
            <ListVenueOffer />
            <RegisterOrganizationOffer />
          </div>
          {install && <install.InstallCard />}
        </>
      )}
    </Stack>
  );
}

/** The venue waits for an answer about it: said here too, since the rest of the day depends on it (R31). */
function Next({ booking, today, onEnded }: { booking: Booking; today: string; onEnded: () => unknown }) {
  const t = useT('home');
  const format = useFormat();
  useDeadlines(deadlinesOf([booking]), onEnded);
  const mark = isAsked(booking) ? (
    <Badge tone="warning" icon={<CircleAlert size={16} aria-hidden />}>
      {t('upcoming.asked', { when: deadlineText(booking.closure.answer_until, now(), format) })}
    </Badge>
  ) : null;
  return <NextBooking booking={booking} today={today} mark={mark} />;
}

/** The name of a city; undefined while it is not known. */
function useCityName(id: Id | undefined, home: City | null): string | undefined {
  const isHome = id === home?.id;
  const cities = useQuery(skipUnless(id !== undefined && !isHome, citiesQuery)).data?.cities;
  return isHome ? home?.name : cities?.find((city) => city.id === id)?.name;
}
