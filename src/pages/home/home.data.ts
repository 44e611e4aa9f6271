import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { now } from '../../shared/platform/clock.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { nextEvening } from '../../entities/venue/tonight.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';

const SHOWN = 6;

/** Venues with a free court this evening. */
export const tonightQuery = ({ date, timeSlotId }: { date: string; timeSlotId: number }) =>
  getListVenuesQueryOptions({ page: 1, per_page: SHOWN, available_time_slot_id: timeSlotId, date });

export const loader = pageLoader((client) => {
  void client.prefetchQuery(tonightQuery(nextEvening(now())));
  prefetchVenueLookups(client);
});
