import { useUnit } from 'effector-react';
import { $user } from '../../models/session/session.model.ts';
import type { Competition } from '../../shared/api/generated/model';

export interface Successor {
  value: string;
  label: string;
}

/** The organizations that the reader runs and that a competition can be handed over to. */
export function useSuccessors({ owner }: Competition): Successor[] {
  const user = useUnit($user);
  return (user?.profiles ?? [])
    .filter(({ type, role }) => type === 'organization' && (role === 'owner' || role === 'manager'))
    .filter(({ entity_id }) => owner?.type !== 'organization' || owner.id !== entity_id)
    .map(({ entity_id, name }) => ({ value: String(entity_id), label: name }));
}
