import type { QueryClient } from '@tanstack/react-query';
import { getListParticipantsQueryKey } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Id, ListParticipantsData } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';

/** Shows somebody as having paid, or not, before the server has answered. */
export function showPaid(client: QueryClient, eventId: Id, participantId: Id, hasPaid: boolean): OptimisticUpdate {
  const mark = (list: ListParticipantsData, has_paid: boolean): ListParticipantsData => ({
    ...list,
    participants: list.participants.map((one) => (one.id === participantId ? { ...one, has_paid } : one)),
  });
  return new OptimisticUpdate(client).change<ListParticipantsData>(getListParticipantsQueryKey(eventId), (list) =>
    list.participants.some(({ id, has_paid: paid }) => id === participantId && paid !== hasPaid)
      ? { data: mark(list, hasPaid), undo: (latest) => mark(latest, !hasPaid) }
      : undefined,
  );
}
