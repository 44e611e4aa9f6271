import { useMemo } from 'react';
import {
  formatVenueFilters,
  noFilters,
  parseVenueFilters,
  type ParsedFilters,
  type VenueFilters,
} from '../../entities/venue/venue-filters.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { type ChangeFilters, useFilters } from '../../shared/routing/use-filters.ts';

export interface VenueSearch extends ParsedFilters {
  /** Tirane date. */
  today: string;
  /** Goes to the address of the changed search; page 1, unless the change names a page. */
  change: ChangeFilters<VenueFilters>;
  /** Nothing narrows the list any more; the view stays. */
  clear: () => Promise<void>;
}

/** The search that the URL holds, and the one way to change it. */
export function useVenueSearch(): VenueSearch {
  const today = tiraneDate(now());
  const venueSearch = useMemo(
    () => ({ read: (search: URLSearchParams) => parseVenueFilters(search, today).filters, format: formatVenueFilters }),
    [today],
  );
  const { filters, search, latest, change, go } = useFilters(venueSearch);
  return {
    filters,
    pastDate: parseVenueFilters(search, today).pastDate,
    today,
    // one step back leaves the open sheet, not each of the choices made in it
    change: (wanted, how) => change(wanted, { replace: latest().panel, ...how }),
    clear: () => go({ ...noFilters, view: latest().view }),
  };
}
