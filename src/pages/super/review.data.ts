import { getGetVenueLogQueryOptions } from '../../shared/api/generated/endpoints/mod-superuser/mod-superuser.ts';
import { getGetVenueQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Venue } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { searchDialogs } from '../../shared/routing/search-dialogs.ts';
import { readPage } from '../../shared/routing/search-params.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

export const venueQuery = (slug: string) => getGetVenueQueryOptions(slug);
/** One page of what happened to a venue, with what changed since its last review (R33). */
export const logQuery = (venueId: number, page: number) =>
  keepPage(getGetVenueLogQueryOptions(venueId, page === 1 ? undefined : { page }));

/** What a super user may decide, named as its button (design §4, R10). */
export type Decision = 'approve' | 'reject' | 'disable' | 'restore';
/** Decisions that the owner is told a reason for; each has its own address. */
export type ReasonedDecision = Exclude<Decision, 'approve'>;

/** Whether the venue's status and the user's permissions leave room for a decision. */
export function isOpen({ permissions, status }: Venue, decision: Decision): boolean {
  const allowed: Record<Decision, boolean | undefined> = {
    approve: status === 'in-review' && permissions['publish'],
    reject: permissions['reject'],
    disable: permissions['disable'],
    restore: permissions['enable'],
  };
  return allowed[decision] === true;
}

/** The decision whose reason is asked for: `?do=reject`. */
export const reasonDialogs = searchDialogs({ do: ['reject', 'disable', 'restore'] });

export const loader = pageLoader(({ client, url, params }) => {
  const found = client.ensureQueryData(venueQuery(params['slug'] ?? ''));
  // failures are the page's to tell
  found.then(({ venue }) => client.prefetchQuery(logQuery(venue.id, readPage(url.searchParams)))).catch(() => {});
  return found.catch(() => {});
});
