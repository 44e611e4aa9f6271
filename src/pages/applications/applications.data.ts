import { applicationKinds } from '../../entities/application/application-kinds.ts';
import { getListApplicationsQueryOptions } from '../../shared/api/generated/endpoints/applications/applications.ts';
import { ApplicationDirection, type ApplicationKind, type ApplicationStatus } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { oneOf, oneOfOr, page } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

const PAGE_SIZE = 20;

export const DIRECTIONS = Object.values(ApplicationDirection);
export const KINDS = Object.keys(applicationKinds) as ApplicationKind[]; // the keys of a record by kind
/** In the order in which they are offered. */
export const STATUSES = [
  'pending',
  'waitlisted',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
] as const satisfies readonly ApplicationStatus[];

export interface ApplicationsAddress {
  direction: ApplicationDirection;
  /** Null: all. */
  kind: ApplicationKind | null;
  status: (typeof STATUSES)[number] | null;
  page: number;
}

/** `?direction=received&kind=team-join&status=pending&page=2`. */
export const applicationsSearch = searchState<ApplicationsAddress>({
  direction: oneOfOr('sent', DIRECTIONS),
  kind: oneOf(KINDS),
  status: oneOf(STATUSES),
  page,
});

/** One page of the applications of a direction. */
export const applicationsQuery = ({ direction, kind, status, page: number }: ApplicationsAddress) =>
  keepPage(
    getListApplicationsQueryOptions({
      direction,
      ...(kind && { kind }),
      ...(status && { status: [status] }),
      page: number,
      per_page: PAGE_SIZE,
    }),
  );

export const loader = pageLoader(({ client, url }) =>
  client.prefetchQuery(applicationsQuery(applicationsSearch.read(url.searchParams))),
);
