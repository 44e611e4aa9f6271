import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import { valueOf } from '../../models/own-settings/own-settings.ts';
import type { Setting } from '../../shared/api/generated/model';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';

/**
 * Keeps what the settings fill an empty search with on this device: the first request is sent before they are known (decision 038).
 * True when the device has known nothing of it.
 */
export function keepSearch(settings: readonly Setting[]): boolean {
  const isKnown = browserStorage.read(storageKeys.ownSearch) !== null;
  const [sport, city] = [valueOf(settings, 'default_sport_id'), valueOf(settings, 'default_city_id')];
  forgetSearch();
  const search = formatVenueFilters({
    ...(typeof sport === 'number' && { sport_id: sport }),
    ...(typeof city === 'number' && { city_id: city }),
  });
  if (search) browserStorage.write(storageKeys.ownSearch, search);
  return !isKnown && search !== '';
}

/** Nobody is signed in any more. */
export const forgetSearch = (): void => browserStorage.remove(storageKeys.ownSearch);
