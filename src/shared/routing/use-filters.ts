import { useMemo } from 'react';
import type { ListSearch } from './list-search.ts';
import { useSearch } from './use-search.ts';

interface ChangeOptions {
  replace?: boolean;
  scroll?: boolean;
}
/** A function is given the search as it will be once the addresses on their way have arrived. */
export type ChangeFilters<F> = (change: Partial<F> | ((latest: F) => Partial<F>), how?: ChangeOptions) => Promise<void>;

interface Filters<F> {
  filters: F;
  /** The URL that says them. */
  search: URLSearchParams;
  /** As they will be once the addresses on their way have arrived. */
  latest: () => F;
  /** Goes to the address of the changed filters: page 1, unless the change names a page. */
  change: ChangeFilters<F>;
  /** Goes to the address of these filters. */
  go: (filters: F, how?: ChangeOptions) => Promise<void>;
}

/** What a list is filtered by, in the URL. */
export function useFilters<F extends { page: number }>(
  /** The same in all renders. */
  { read, format }: Pick<ListSearch<F>, 'read' | 'format'>,
): Filters<F> {
  const { search, latest, change } = useSearch();
  const before = () => read(latest());
  const go: Filters<F>['go'] = (next, { replace = false, scroll = false } = {}) =>
    change(() => format(next), { replace, preventScrollReset: !scroll });
  return {
    filters: useMemo(() => read(search), [read, search]),
    search,
    latest: before,
    change: (wanted, how) => {
      const current = before();
      return go({ ...current, page: 1, ...(typeof wanted === 'function' ? wanted(current) : wanted) }, how);
    },
    go,
  };
}
