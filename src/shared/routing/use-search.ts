import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

export interface Search {
  /** As the page shows it. */
  search: URLSearchParams;
  /** As it will be once the addresses on their way have arrived. */
  latest: () => URLSearchParams;
  /**
   * Goes to the address with the search that `next` makes of the latest one; resolves once it is there. The search parameters of
   * the library start from what was rendered last, so that the second of two quick changes undoes the first.
   */
  change: (next: (latest: URLSearchParams) => URLSearchParams | string, options?: NavigateOptions) => Promise<void>;
}

/** The search of the address, for pages whose state lives in it. The scroll position is kept unless the options say otherwise. */
export function useSearch(): Search {
  const { search } = useLocation();
  const navigate = useNavigate();
  const requested = useRef(search);
  const underway = useRef(0);
  useLayoutEffect(() => {
    if (underway.current === 0) requested.current = search;
  }, [search]);
  const latest = useCallback(() => new URLSearchParams(requested.current), []);
  const change = useCallback<Search['change']>(
    async (next, options) => {
      requested.current = String(next(latest()));
      underway.current += 1;
      await navigate({ search: requested.current }, { preventScrollReset: true, ...options });
      underway.current -= 1;
    },
    [latest, navigate],
  );
  return { search: useMemo(() => new URLSearchParams(search), [search]), latest, change };
}
