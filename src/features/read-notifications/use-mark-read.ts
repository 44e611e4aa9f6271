import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import {
  markNotificationRead,
  markNotificationsRead,
} from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import type { Id, MarkNotificationReadData } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { toIsoWithOffset } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { showRead } from './notification-cache.ts';

/** Marks one notification read, or all of them; a refusal is shown in a snackbar. Source: ledger NOT-06. */
export function useMarkRead() {
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const marking = useWrite<MarkNotificationReadData, ApiError, Id | null>({
    mutationKey: ['markNotificationRead', 'markNotificationsRead'],
    target: (id) => id ?? 'all',
    mutationFn: (id) => (id === null ? markNotificationsRead({}) : markNotificationRead(id, {})),
    onMutate: (id) => showRead(client, id, toIsoWithOffset(now())),
    onError: (error) => say({ ...failureSaid(error), title: { key: 'notifications:notMarked' } }),
  });
  return {
    markOne: (id: Id) => marking.mutate(id),
    markAll: () => marking.mutate(null),
    isMarkingAll: marking.isPending && marking.variables === null,
  };
}
