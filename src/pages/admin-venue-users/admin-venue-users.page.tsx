import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { AddUserButton, Users } from '../../features/people/users/users.tsx';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { getListVenueUsersQueryOptions } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './admin-venue-users.css.ts';

const usersQuery = (venueId: Id) => getListVenueUsersQueryOptions(venueId);

export const loader = pageLoader(({ client, profile: { entity_id: id } }) =>
  id === null ? null : client.prefetchQuery(usersQuery(id)),
);

/** The people who run one's own venue (RT-59, VEN-17, decision 033). */
export function Component() {
  const t = useT('admins');
  const { type, entity_id: id } = useUnit($activeProfile);
  const venueId = id ?? 0;
  const query = useQuery(skipUnless(type === 'venue', usersQuery(venueId)));
  const { data } = query;
  return (
    <Stack gap={5} className={css.page}>
      <PageHeader
        title={t('title')}
        meta={data && t('count', { count: data.users.length })}
        action={data?.permissions['add'] && <AddUserButton />}
      />
      <Users runBy={{ type: 'venue', entity_id: venueId }} query={query} />
    </Stack>
  );
}
