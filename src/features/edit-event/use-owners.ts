import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { OWN_COMMUNITIES } from '../../entities/community/own-communities.ts';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { $user } from '../../models/session/session.model.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ownerKey, SELF } from './event-body.ts';

interface Option {
  value: string;
  label: string;
}

/**
 * In whose names an event can be created (R28): as oneself, a community or a team that one helps to run, or, in its module, the
 * organization; and the communities that it can be announced in.
 */
export function useOwners(): { owners: Option[]; communities: Option[] } {
  const t = useT('eventform');
  const { profile, user } = useUnit({ profile: $activeProfile, user: $user });
  const isPlayer = profile.type === 'base';
  const own = useQuery(skipUnless(isPlayer && user !== null, OWN_COMMUNITIES)).data?.communities ?? [];
  const members = own.filter(({ my_role }) => my_role !== null);
  const profiles = user?.profiles ?? [];
  const communities = members.map(({ id, name }) => ({ value: String(id), label: name }));
  if (!isPlayer) {
    const organization = profiles.find(
      ({ type, entity_id }) => type === profile.type && entity_id === profile.entity_id,
    );
    return {
      owners: organization
        ? [{ value: ownerKey('organization', organization.entity_id), label: organization.name }]
        : [],
      communities: [],
    };
  }
  return {
    owners: [
      { value: SELF, label: t('owner.me') },
      ...members
        .filter(({ my_role }) => my_role === 'owner' || my_role === 'admin')
        .map(({ id, name }) => ({ value: ownerKey('community', id), label: t('owner.community', { name }) })),
      ...profiles
        .filter(({ type }) => type === 'team')
        .map(({ entity_id, name }) => ({ value: ownerKey('team', entity_id), label: t('owner.team', { name }) })),
    ],
    communities,
  };
}
