import type { QueryClient } from '@tanstack/react-query';
import { getListParticipantsQueryKey } from '../../../shared/api/generated/endpoints/events/events.ts';
import type { Id, ListParticipantsData } from '../../../shared/api/generated/model';
import { OptimisticUpdate } from '../../../shared/api/optimistic.ts';

/** Shows somebody as having paid, or not, and the sums with it, before the server has answered. */
export function showPaid(client: QueryClient, eventId: Id, participantId: Id, hasPaid: boolean): OptimisticUpdate {
  return new OptimisticUpdate(client).change<ListParticipantsData>(getListParticipantsQueryKey(eventId), (list) =>
    list.participants.some(({ id, has_paid: paid }) => id === participantId && paid !== hasPaid)
      ? { data: withPaid(list, participantId, hasPaid), undo: (latest) => withPaid(latest, participantId, !hasPaid) }
      : undefined,
  );
}

/** A tick pays this week and what is open from earlier ones. */
function withPaid(list: ListParticipantsData, participantId: Id, has_paid: boolean): ListParticipantsData {
  const { participants, money } = list;
  const at = participants.findIndex(({ id }) => id === participantId);
  const one = participants[at];
  if (!one) return list;
  const amount = ((one.due ?? 0) + (one.owes ?? 0)) * (has_paid ? 1 : -1);
  return {
    ...list,
    participants: participants.with(at, { ...one, has_paid }),
    money: money && { paid: money.paid + amount, open: money.open - amount },
  };
}
