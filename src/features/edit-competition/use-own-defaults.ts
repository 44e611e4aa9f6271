import { useQuery } from '@tanstack/react-query';
import { getListSettingsQueryOptions } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { Id } from '../../shared/api/generated/model';
import { RankingPreset } from '../../shared/api/generated/zod/schemas/rankingPreset.zod.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import type { OwnDefaults } from './competition-body.ts';

/** What an organization has chosen for its new competitions (decision 039); nothing for a person, or until it is read. */
export function useOwnDefaults(organizationId: Id | null): OwnDefaults {
  const options = getListSettingsQueryOptions({ scope: 'organization', scope_id: organizationId ?? 0 });
  const { data } = useQuery(skipUnless(organizationId !== null, options));
  const valueOf = (key: string) => data?.settings.find((one) => one.key === key)?.value;
  const minutes = valueOf('default_match_minutes');
  return {
    preset: RankingPreset.safeParse(valueOf('default_ranking_preset')).data ?? null,
    matchMinutes: typeof minutes === 'number' ? minutes : null,
  };
}
