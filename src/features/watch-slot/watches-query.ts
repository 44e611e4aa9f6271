import { useQuery } from '@tanstack/react-query';
import { getListSlotWatchesQueryOptions } from '../../shared/api/generated/endpoints/slot-watches/slot-watches.ts';
import { areAnswered, type ViewedQuery } from '../../shared/ui/query-view.tsx';

/** What the user waits for; the loader of a page that shows it starts it. */
export const watchesQuery = () => getListSlotWatchesQueryOptions();

/** The query of a list below what the user waits for: drawn once that is answered, so that nothing moves. */
export function useAfterWatches<T>(query: ViewedQuery<T>): ViewedQuery<T> {
  const watches = useQuery(watchesQuery());
  if (areAnswered(watches)) return query;
  const { isFetching, isPlaceholderData, refetch } = query;
  return { data: undefined, error: null, isFetching, isPlaceholderData, refetch };
}
