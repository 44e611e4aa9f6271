import { useQuery } from '@tanstack/react-query';
import { valueOf } from '../../models/own-settings/own-settings.ts';
import { getListSettingsQueryOptions } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { AppSettings } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';

/** Shown to everybody; `maps_key` is the server's own (R35). */
type PublicText = Exclude<keyof AppSettings, 'maps_key' | 'min_build'>;

/** What initialization has read for everybody (INIT-13): nothing is requested for it. */
const query = skipUnless(false, getListSettingsQueryOptions());

/** A setting of the app; null while it is unknown and where none is set (decision 072). */
export function useAppSetting(key: PublicText): string | null {
  const { data } = useQuery(query);
  const value = data && valueOf(data.settings, key);
  return typeof value === 'string' ? value : null;
}

/** An address that super users have set; whatever the server says, no other kind of link. */
export function useAppAddress(key: 'terms_url' | 'privacy_url'): string | null {
  const address = useAppSetting(key);
  return address?.startsWith('https://') ? address : null;
}
