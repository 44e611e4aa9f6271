import type { GetExploreData, Pagination } from '../../shared/api/generated/model';
import type { ViewedQuery } from '../../shared/ui/query-view.tsx';
import { VENUES } from './explore.data.ts';

/** One kind of what is near, as a list of one page: as many as the page shows of each kind. */
export function nearList<K extends keyof GetExploreData>(
  query: ViewedQuery<GetExploreData>,
  kind: K,
): ViewedQuery<Pick<GetExploreData, K> & { pagination: Pagination }> {
  const { data } = query;
  if (data === undefined) return { ...query, data };
  const shown = data[kind].slice(0, VENUES);
  const pagination = { current_page: 1, last_page: 1, per_page: VENUES, total: shown.length };
  // a computed key of one of several kinds loses its type
  return { ...query, data: { [kind]: shown, pagination } as Pick<GetExploreData, K> & { pagination: Pagination } };
}
