import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { getGetManagedOrganizationQueryOptions } from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import type { Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';

export const organizationQuery = (id: Id) => getGetManagedOrganizationQueryOptions(id);

/** The organization in hand: its id, and the query it is read by. */
export function useOwnOrganization() {
  const { type, entity_id } = useUnit($activeProfile);
  const isOrganization = type === 'organization';
  const id = entity_id ?? 0;
  const query = useQuery(skipUnless(isOrganization, organizationQuery(id)));
  return { isOrganization, id, query };
}
