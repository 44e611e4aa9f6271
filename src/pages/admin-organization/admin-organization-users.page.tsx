import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useNavigate, useSearchParams } from 'react-router';
import { AddUserButton } from '../../features/manage-users/add-user-button.tsx';
import { UsersView } from '../../features/manage-users/users-view.tsx';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { getListOrganizationUsersQueryOptions } from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import { ProfileStatus, type Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { paths } from '../../shared/routing/paths.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './admin-organization.css.ts';

const ALL = 'all';
const SEGMENTS = [ALL, ...Object.values(ProfileStatus)] as const;

const readProfile = (search: URLSearchParams): ProfileStatus | undefined =>
  Object.values(ProfileStatus).find((one) => one === search.get('profile'));
const usersQuery = (id: Id, profile: ProfileStatus | undefined) =>
  getListOrganizationUsersQueryOptions(id, profile === undefined ? {} : { profile });

export const loader = pageLoader(({ client, url, profile: { entity_id: id } }) =>
  id === null ? null : client.prefetchQuery(usersQuery(id, readProfile(url.searchParams))),
);

/** The people who run one's own organization, all of them or by their profile (RT-62, ORG-06, ENT-215). */
export function Component() {
  const t = useT('admins');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const profile = readProfile(search);
  const { type, entity_id } = useUnit($activeProfile);
  const id = entity_id ?? 0;
  const query = useQuery(skipUnless(type === 'organization', usersQuery(id, profile)));
  const { data } = query;
  return (
    <Stack gap={5} className={css.narrow}>
      <PageHeader
        title={t('list')}
        meta={data && t('count', { count: data.users.length })}
        action={data?.permissions['add'] && <AddUserButton />}
      />
      <SegmentedControl
        label={t('filter.label')}
        segments={SEGMENTS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={profile ?? ALL}
        onChange={(next) =>
          void navigate(paths.organizationUsers(next === ALL ? undefined : next), { preventScrollReset: true })
        }
      />
      <UsersView runBy={{ type: 'organization', entity_id: id }} query={query} isFiltered={profile !== undefined} />
    </Stack>
  );
}
