import {
  getGetCompetitionQueryOptions,
  getListCompetitionApplicationsQueryOptions,
  getListCompetitionTeamsQueryOptions,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Application, ApplicationStatus, Id } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { MAX_ID, oneOf, page, toWhole } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';
import { STATUSES } from './applications.data.ts';

/** `?status=waitlisted&page=2`. */
export const entriesSearch = searchState<{ status: (typeof STATUSES)[number] | null; page: number }>({
  status: oneOf(STATUSES),
  page,
});
export type EntriesAddress = ReturnType<typeof entriesSearch.read>;

/** The id of the address; 0, which no competition has, for anything else. */
export const readCompetitionId = (id: string | undefined): number => toWhole(id ?? null, MAX_ID) ?? 0;

export const competitionQuery = (id: Id) => getGetCompetitionQueryOptions(id);
export const teamsQuery = (id: Id) => getListCompetitionTeamsQueryOptions(id);
/** One page of those that ask for a place. */
export const entriesQuery = (id: Id, { status, page: number }: EntriesAddress) =>
  keepPage(
    getListCompetitionApplicationsQueryOptions(id, {
      ...(status && { status: [status] }),
      page: number,
      per_page: 50,
    }),
  );

const GROUPS = ['pending', 'waitlisted', 'accepted', 'closed'] as const;
type Group = (typeof GROUPS)[number];
const groupOf = (status: ApplicationStatus): Group =>
  status === 'pending' || status === 'waitlisted' || status === 'accepted' ? status : 'closed';

/** The applications of a page by state: what is to be done first; each group in the order of the server. */
export const inGroups = (applications: readonly Application[]): { group: Group; applications: Application[] }[] =>
  GROUPS.map((group) => ({
    group,
    applications: applications.filter(({ status }) => groupOf(status) === group),
  })).filter((one) => one.applications.length > 0);

/** Starts what only its organizers read once it is known that the reader is one. */
export const loader = pageLoader(({ client, url, params }) => {
  const id = readCompetitionId(params['competitionId']);
  if (id === 0) return null;
  return client
    .ensureQueryData(competitionQuery(id))
    .then(({ competition }) =>
      competition.permissions['read_applications']
        ? Promise.all([
            client.prefetchQuery(entriesQuery(id, entriesSearch.read(url.searchParams))),
            client.prefetchQuery(teamsQuery(id)),
          ])
        : undefined,
    )
    .catch(() => {}); // the page tells it
});
