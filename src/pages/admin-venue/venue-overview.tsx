import { useQuery } from '@tanstack/react-query';
import { DaySheetButton } from '../../features/day-sheet/day-sheet-button.tsx';
import { Checklist, WorthAdding } from '../../features/publish-venue/checklist.tsx';
import { venueParts } from '../../features/publish-venue/missing-parts.ts';
import { Publication } from '../../features/publish-venue/publication.tsx';
import { isRejected } from '../../features/publish-venue/publication-state.ts';
import { deskAddress, withDesk } from '../../features/venue-desk/desk-address.ts';
import { VenueDesk } from '../../features/venue-desk/venue-desk.tsx';
import { venueRequestsQuery } from '../../features/venue-desk/venue-requests-query.ts';
import { VenueRequests } from '../../features/venue-desk/venue-requests.tsx';
import { NextToday } from '../../features/venue-figures/next-today.tsx';
import { useVenueFigures } from '../../features/venue-figures/use-venue-figures.ts';
import { WeekFigures } from '../../features/venue-figures/week-figures.tsx';
import { WeekSkeleton } from '../../features/venue-figures/week-skeleton.tsx';
import type { GetVenueFiguresData, Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { areAnswered, QueryView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { isRunning } from './admin-venue.data.ts';
import * as css from './venue-overview.css.ts';

/** The venue at a glance: today, the week, what it still needs, and whether players see it (RT-58, VEN-05, design §4). */
export function VenueOverview({ venue }: { venue: Venue }) {
  return isRunning(venue) ? <Running venue={venue} /> : <Unseen venue={venue} />;
}

/** Players do not see it yet, and nobody books. */
function Unseen({ venue }: { venue: Venue }) {
  const t = useT('overview');
  const parts = venueParts(venue);
  const canEdit = venue.permissions['edit'] === true;
  return (
    <div className={css.page}>
      {isRejected(venue) && (
        <div className={css.whole}>
          <Banner tone="warning" title={t('rejected')}>
            {venue.review?.note}
          </Banner>
        </div>
      )}
      <Stack gap={6}>
        {venue.status === 'draft' && <Checklist parts={parts} canEdit={canEdit} />}
        <WorthAdding parts={parts} canEdit={canEdit} />
      </Stack>
      <Publication venue={venue} />
    </div>
  );
}

/** People book it, or have booked it. */
function Running({ venue }: { venue: Venue }) {
  const t = useT('figures');
  const figures = useVenueFigures(venue.id);
  const requests = useQuery(venueRequestsQuery(venue.id));
  // requests stand first: what came before them would move down
  const isAnswered = areAnswered(requests);
  const query: ViewedQuery<GetVenueFiguresData> = isAnswered
    ? figures
    : {
        data: undefined,
        error: null,
        isFetching: true,
        isPlaceholderData: false,
        dataUpdatedAt: 0,
        refetch: figures.refetch,
      };
  return (
    <Stack gap={6}>
      <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<OverviewSkeleton />}>
        {({ next }) => (
          <>
            <div className={css.today}>
              <VenueRequests venueId={venue.id} />
              <NextToday
                bookings={next}
                addressOf={({ id }) => paths.venueCalendar() + withDesk('', deskAddress.booking(id))}
              >
                <DaySheetButton venueId={venue.id} date={tiraneDate(now())} />
              </NextToday>
            </div>
            <WeekFigures venue={venue} />
          </>
        )}
      </QueryView>
      {isAnswered && areAnswered(figures) && <ToDo venue={venue} />}
      <VenueDesk venueId={venue.id} />
    </Stack>
  );
}

/** What would serve the venue next. */
function ToDo({ venue }: { venue: Venue }) {
  const parts = venueParts(venue);
  return (
    <div className={css.page}>
      <WorthAdding
        parts={{ ...parts, optional: [...parts.missing, ...parts.optional] }}
        canEdit={venue.permissions['edit'] === true}
      />
      <Publication venue={venue} quiet />
    </div>
  );
}

function OverviewSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="box" height="13rem" />
      <WeekSkeleton />
    </Stack>
  );
}
