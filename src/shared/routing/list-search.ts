import { type Params, searchState } from './search-state.ts';

/** The fields without those that say nothing, so that two equal searches are one query in the cache. */
type Said<S> = {
  [K in keyof S as null extends S[K] ? never : S[K] extends boolean ? never : K]: S[K];
} & {
  [K in keyof S as null extends S[K] ? K : S[K] extends boolean ? K : never]?: Exclude<S[K], null> | undefined;
};

/** What a list is filtered by; the URL is its only owner and says it in the wire's own words. */
export interface ListSearch<F extends { page: number }> {
  /** Reads the URL. What the API would not understand is dropped, so that an old or mistyped link still shows something. */
  read: (search: URLSearchParams) => F;
  /** The query of an address, without `?`, in one order, so that one search has one address. */
  format: (filters: Partial<F>) => string;
  /** Nothing is asked for. */
  none: F;
  /** True when anything but the page narrows the list. */
  isNarrowed: (filters: F) => boolean;
}

export type FiltersOf<L> = L extends ListSearch<infer F> ? F : never;

/** The filters of a list, each with the parameter of its name: `listSearch({ keywords: words, sport_id: whole(), page })`. */
export function listSearch<S extends { page: number }>(params: Params<S>): ListSearch<Said<S> & { page: number }> {
  const state = searchState<S>(params);
  const isSaid = ([, value]: [string, unknown]) => value !== null && value !== undefined && value !== false;
  const read = (search: URLSearchParams) =>
    // only fields that say nothing were left out
    Object.fromEntries(Object.entries(state.read(search)).filter(isSaid)) as Said<S> & { page: number };
  const none = read(new URLSearchParams());
  return {
    read,
    none,
    // a field that is not said is written as one that was not read
    format: (filters) => state.format(Object.fromEntries(Object.entries(filters).filter(isSaid)) as Partial<S>),
    isNarrowed: ({ page: _page, ...filters }) =>
      Object.entries(filters).some(
        ([name, value]) => isSaid([name, value]) && value !== none[name as keyof typeof none],
      ), // a field of theirs
  };
}

/** The parameters of a list's read; page and page size are always said. */
export const pageOf = <F extends { page: number }>({ page, ...filters }: F, perPage: number) => ({
  page,
  per_page: perPage,
  ...filters,
});
