import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { AddUserButton, UserFilters, Users } from '../../features/people/users/users.tsx';
import { type UsersFilters, usersSearch } from '../../features/people/users/users-address.ts';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { getListOrganizationUsersQueryOptions } from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './admin-organization.css.ts';

const usersQuery = (id: Id, { profile }: UsersFilters) =>
  getListOrganizationUsersQueryOptions(id, profile === undefined ? {} : { profile });

export const loader = pageLoader(({ client, url, profile: { entity_id: id } }) =>
  id === null ? null : client.prefetchQuery(usersQuery(id, usersSearch.read(url.searchParams))),
);

/** The people who run one's own organization, all of them or by their profile (RT-62, ORG-06, ENT-215). */
export function Component() {
  const t = useT('admins');
  const { filters, change } = useFilters(usersSearch);
  const { type, entity_id } = useUnit($activeProfile);
  const id = entity_id ?? 0;
  const query = useQuery(skipUnless(type === 'organization', usersQuery(id, filters)));
  const { data } = query;
  return (
    <Stack gap={5} className={css.narrow}>
      <PageHeader
        title={t('list')}
        meta={data && t('count', { count: data.users.length })}
        action={data?.permissions['add'] && <AddUserButton />}
      />
      <UserFilters filters={filters} change={change} />
      <Users
        runBy={{ type: 'organization', entity_id: id }}
        query={query}
        isFiltered={usersSearch.isNarrowed(filters)}
      />
    </Stack>
  );
}
