import type { QueryClient } from '@tanstack/react-query';
import { getGetOrganizationQueryOptions } from '../../shared/api/generated/endpoints/organizations/organizations.ts';

export const organizationQuery = (slug: string) => getGetOrganizationQueryOptions(slug);

/** Starts the organization. A failure is the page's to tell. */
export const startOrganization = (client: QueryClient, _search: URLSearchParams, slug: string): Promise<unknown> =>
  client.prefetchQuery(organizationQuery(slug));
