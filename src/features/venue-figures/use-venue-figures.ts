import { useQuery } from '@tanstack/react-query';
import { getGetVenueFiguresQueryOptions } from '../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Id } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';

/** The figures of this week, or of the week of `monday`. */
export const figuresQuery = (venueId: Id, monday?: string) =>
  getGetVenueFiguresQueryOptions(venueId, monday ? { from: monday } : undefined);

/** The week before stays on screen until those of this one are there. */
export const useVenueFigures = (venueId: Id, monday?: string) =>
  useQuery(keepPage(figuresQuery(venueId, monday), ['from']));
