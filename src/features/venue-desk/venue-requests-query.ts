import { getListVenueBookingsQueryOptions } from '../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Id } from '../../shared/api/generated/model';

/** Each weekly booking waits as one: it is answered as a whole. */
export const venueRequestsQuery = (venueId: Id) =>
  getListVenueBookingsQueryOptions(venueId, { status: ['Pending'], group: 'series', per_page: 50 });
