import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatVenueFilters, noFilters, parseVenueFilters, type ParsedFilters, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';

export type ChangeFilters = (change: Partial<VenueFilters>, how?: { replace?: boolean; scroll?: boolean }) => Promise<void>;

export interface VenueSearch extends ParsedFilters {
  /** Tirane date. */
  today: string;
  /** Goes to the address of the changed search; page 1, unless the change names a page. */
  change: ChangeFilters;
  /** Nothing narrows the list any more; the view stays. */
  clear: () => Promise<void>;
}

/** The search that the URL holds, and the one way to change it. */
export function useVenueFilters(): VenueSearch {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = tiraneDate(now());
  const { filters, pastDate } = parseVenueFilters(search, today);
  // while an address is on its way, the next change starts from it and not from the one it leaves
  const underway = useRef<VenueFilters>(null);
  const go = async (next: VenueFilters, { replace = false, scroll = false } = {}): Promise<void> => {
    underway.current = next;
    await navigate({ search: formatVenueFilters(next) }, { replace, preventScrollReset: !scroll });
    if (underway.current === next) underway.current = null;
  };
  return {
    filters,
    pastDate,
    today,
    // one step back leaves the open sheet, not each of the choices made in it
    change: (change, how) => go({ ...(underway.current ?? filters), page: 1, ...change }, { replace: filters.panel, ...how }),
    clear: () => go({ ...noFilters, view: filters.view }),
  };
}
