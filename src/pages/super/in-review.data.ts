import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { readPage } from '../../shared/routing/search-params.ts';
import { daysBetween } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** One page of the venues in review, the longest-waiting first (SUP-02, SUP-05). */
export const inReviewQuery = (page: number) =>
  keepPage(getListVenuesQueryOptions({ status: ['in-review'], sort: 'submitted', ...(page > 1 && { page }) }));

/** Calendar days at Tirana from an ISO instant to `now` (epoch ms). A device whose clock is behind counts none. */
export const daysWaited = (submittedAt: string, now: number): number =>
  Math.max(0, daysBetween(tiraneDate(Date.parse(submittedAt)), tiraneDate(now)));

export const loader = pageLoader(({ client, url }) => client.prefetchQuery(inReviewQuery(readPage(url.searchParams))));
