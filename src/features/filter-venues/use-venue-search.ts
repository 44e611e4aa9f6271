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
import { useSearch } from '../../shared/routing/use-search.ts';

type Change = Partial<VenueFilters>;
/** A function is given the search as it will be once the addresses on their way have arrived. */
export type ChangeFilters = (
  change: Change | ((latest: VenueFilters) => Change),
  how?: { replace?: boolean; scroll?: boolean },
) => Promise<void>;

export interface VenueSearch extends ParsedFilters {
  /** Tirane date. */
  today: string;
  /** Goes to the address of the changed search; page 1, unless the change names a page. */
  change: ChangeFilters;
  /** Nothing narrows the list any more; the view stays. */
  clear: () => Promise<void>;
}

/** The search that the URL holds, and the one way to change it. */
export function useVenueSearch(): VenueSearch {
  const { search, latest, change } = useSearch();
  const today = tiraneDate(now());
  const { filters, pastDate } = useMemo(() => parseVenueFilters(search, today), [search, today]);
  const before = () => parseVenueFilters(latest(), today).filters;
  const go = (next: VenueFilters, { replace = false, scroll = false } = {}) =>
    change(() => formatVenueFilters(next), { replace, preventScrollReset: !scroll });
  return {
    filters,
    pastDate,
    today,
    // one step back leaves the open sheet, not each of the choices made in it
    change: (wanted, how) => {
      const current = before();
      const changed = typeof wanted === 'function' ? wanted(current) : wanted;
      return go({ ...current, page: 1, ...changed }, { replace: current.panel, ...how });
    },
    clear: () => go({ ...noFilters, view: before().view }),
  };
}
