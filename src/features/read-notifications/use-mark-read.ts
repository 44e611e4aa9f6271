import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { notificationsOutdated } from '../../models/notifications/notifications.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import {
  markNotificationRead,
  markNotificationsRead,
} from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import type { Id, MarkNotificationReadData } from '../../shared/api/generated/model';
import { toIsoWithOffset } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { isReading, readAgain, showRead, showUnreadCount } from './notification-cache.ts';

const MARKING = ['read-notifications'];

interface Marking {
  /** Null for all. */
  id: Id | null;
  undo: () => void;
  /** A list was on its way, and was broken off. */
  wasReading: boolean;
}

/**
 * Marks one notification read, or all of them: at once on the screen and in the count; taken back and told when the
 * server refuses. Source: specification §7, NOT-06.
 */
export function useMarkRead() {
  const client = useQueryClient();
  const { say, outdated } = useUnit({ say: snackbarRequested, outdated: notificationsOutdated });
  const marking = useMutation<MarkNotificationReadData, ApiError, Marking>({
    mutationKey: MARKING,
    mutationFn: ({ id }) => (id === null ? markNotificationsRead({}) : markNotificationRead(id, {})),
    onSuccess: ({ unread_notifications_count: count }) => {
      // with another one on its way the server's count is not the last word
      if (client.isMutating({ mutationKey: MARKING }) === 1) showUnreadCount(client, count);
    },
    onError: (error, { undo }) => {
      undo();
      outdated();
      say({ title: { key: 'notifications:notMarked' }, message: { text: error.message }, color: 'error' });
    },
    onSettled: (_, error, { wasReading }) => (wasReading && !error ? readAgain(client) : undefined),
  });
  const mark = (id: Id | null) => {
    const wasReading = isReading(client);
    // not in `onMutate`, which runs a moment later: the link that opens it may change the query cache by then (R5)
    marking.mutate({ id, wasReading, undo: showRead(client, id, toIsoWithOffset(now())) });
  };
  return {
    markOne: (id: Id) => mark(id),
    markAll: () => mark(null),
    isMarkingAll: marking.isPending && marking.variables.id === null,
  };
}
