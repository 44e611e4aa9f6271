import { useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  formatVenueFilters,
  noFilters,
  parseVenueFilters,
  type ParsedFilters,
  type VenueFilters,
} from '../../entities/venue/venue-filters.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';

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
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = tiraneDate(now());
  const { filters, pastDate } = useMemo(() => parseVenueFilters(search, today), [search, today]);

  // An address takes a moment to arrive and another to be painted; a change made meanwhile starts from it, not from the one it leaves.
  const latest = useRef(filters);
  const underway = useRef(0);
  useLayoutEffect(() => {
    if (underway.current === 0) latest.current = filters;
  }, [filters]);
  const go = async (next: VenueFilters, { replace = false, scroll = false } = {}): Promise<void> => {
    latest.current = next;
    underway.current += 1;
    await navigate({ search: formatVenueFilters(next) }, { replace, preventScrollReset: !scroll });
    underway.current -= 1;
  };
  return {
    filters,
    pastDate,
    today,
    // one step back leaves the open sheet, not each of the choices made in it
    change: (change, how) => {
      const changed = typeof change === 'function' ? change(latest.current) : change;
      return go({ ...latest.current, page: 1, ...changed }, { replace: latest.current.panel, ...how });
    },
    clear: () => go({ ...noFilters, view: latest.current.view }),
  };
}
