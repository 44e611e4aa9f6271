import { useQuery } from '@tanstack/react-query';
import { getListParticipantsQueryOptions } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Id, Participant } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import type { ViewedQuery } from '../../shared/ui/query-view.tsx';

/** The most that a page holds; an event has 100 seats, so that there are two pages at most. */
const PER_PAGE = 50;

/** The people of an event who come to it, in the order of their seats. */
export const goingQuery = (eventId: Id, page = 1) =>
  getListParticipantsQueryOptions(eventId, { status: 'going', page, per_page: PER_PAGE });

/** All of them, once they are known. */
export function useGoing(eventId: Id): ViewedQuery<readonly Participant[]> {
  const first = useQuery(goingQuery(eventId));
  const isMore = (first.data?.pagination.last_page ?? 1) > 1;
  const second = useQuery(skipUnless(isMore, goingQuery(eventId, 2)));
  const isKnown = first.data !== undefined && (!isMore || second.data !== undefined);
  const shown = first.error ? first : second.error ? second : first;
  return {
    data: isKnown ? [...first.data.participants, ...(second.data?.participants ?? [])] : undefined,
    error: shown.error,
    isFetching: first.isFetching || second.isFetching,
    isPlaceholderData: false,
    dataUpdatedAt: first.dataUpdatedAt,
    refetch: shown.refetch,
  };
}
