import type { QueryClient } from '@tanstack/react-query';
import { getListCompetitionsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import { getGetOrganizationQueryOptions } from '../../shared/api/generated/endpoints/organizations/organizations.ts';
import type { Id } from '../../shared/api/generated/model';
import { readPage } from '../../shared/routing/search-params.ts';

export const organizationQuery = (slug: string) => getGetOrganizationQueryOptions(slug);

/** Full rows of one or two. */
const COMPETITIONS = 6;
/** The competitions that it organizes. */
export const competitionsQuery = (id: Id, page: number) =>
  getListCompetitionsQueryOptions({ owner_type: 'organization', owner_id: id, page, per_page: COMPETITIONS });

/** Starts the organization, and its competitions as soon as its number is known. A failure is the page's to tell. */
export function startOrganization(client: QueryClient, search: URLSearchParams, slug: string): Promise<unknown> {
  const found = client.ensureQueryData(organizationQuery(slug));
  return found
    .then(({ organization }) => void client.prefetchQuery(competitionsQuery(organization.id, readPage(search))))
    .catch(() => {});
}
