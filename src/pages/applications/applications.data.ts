import { applicationKinds } from '../../entities/application/application-kinds.ts';
import { getListApplicationsQueryOptions } from '../../shared/api/generated/endpoints/applications/applications.ts';
import { ApplicationDirection, type ApplicationKind, type ApplicationStatus } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { readPage, toSearch } from '../../shared/lib/search-params.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

const PAGE_SIZE = 20;

export const DIRECTIONS = Object.values(ApplicationDirection);
export const KINDS = Object.keys(applicationKinds) as ApplicationKind[]; // the keys of a record by kind
/** Those that a kind of today can have; a kind with a waiting list adds its own. */
export const STATUSES = [
  'pending',
  'accepted',
  'rejected',
  'withdrawn',
] as const satisfies readonly ApplicationStatus[];

export interface ApplicationsAddress {
  direction: ApplicationDirection;
  /** Null: all. */
  kind: ApplicationKind | null;
  status: (typeof STATUSES)[number] | null;
  page: number;
}

/** Reads `?direction=received&kind=team-join&status=pending&page=2`; invalid values count as missing. */
export const readApplicationsAddress = (search: URLSearchParams): ApplicationsAddress => ({
  direction: DIRECTIONS.find((one) => one === search.get('direction')) ?? 'sent',
  kind: KINDS.find((one) => one === search.get('kind')) ?? null,
  status: STATUSES.find((one) => one === search.get('status')) ?? null,
  page: readPage(search),
});

/** The search of an address, without defaults. */
export const applicationsSearch = ({ direction, kind, status, page }: ApplicationsAddress): string =>
  toSearch({ direction: direction === 'received' && direction, kind, status, page: page > 1 && page });

/** One page of the applications of a direction. */
export const applicationsQuery = ({ direction, kind, status, page }: ApplicationsAddress) =>
  keepPage(
    getListApplicationsQueryOptions({
      direction,
      ...(kind && { kind }),
      ...(status && { status: [status] }),
      page,
      per_page: PAGE_SIZE,
    }),
  );

export const loader = pageLoader((client, url) => {
  void client.prefetchQuery(applicationsQuery(readApplicationsAddress(url.searchParams)));
});
