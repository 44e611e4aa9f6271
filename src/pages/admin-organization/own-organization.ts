import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { getGetManagedOrganizationQueryOptions } from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';

/** The organization in hand: its id, and the query it is read by. */
export function useOwnOrganization() {
  const { type, entity_id } = useUnit($activeProfile);
  const isOrganization = type === 'organization';
  const id = entity_id ?? 0;
  const query = useQuery(skipUnless(isOrganization, getGetManagedOrganizationQueryOptions(id)));
  return { isOrganization, id, query };
}
