import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getListNotificationsQueryKey } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import type { Id, Instant, ListNotificationsData, Notification } from '../../shared/api/generated/model';

/** Every page that is in the cache; the count in the shell reads the first one. */
const lists = { queryKey: getListNotificationsQueryKey() };

/**
 * Shows one notification as read, or (null) all of them, in every list at once and before the server has answered.
 * Returns how to take exactly that back: what was marked meanwhile stays marked.
 */
export function showRead(client: QueryClient, id: Id | null, readAt: Instant): () => void {
  // an answer that is on its way knows nothing of it yet; a list without data would wait for ever
  void client.cancelQueries({ ...lists, predicate: ({ state }) => state.data !== undefined });
  const all = cached(client);
  const isMeant = (one: Notification): boolean => one.read_at === null && (id === null || one.id === id);
  const marked = new Set(all.flatMap(([, data]) => data.notifications.filter(isMeant).map((one) => one.id)));
  const lowered = new Map<string, number>();

  for (const [key, data] of all) {
    const count = data.unread_notifications_count;
    const left = id === null ? 0 : Math.max(0, count - marked.size);
    lowered.set(hashKey(key), count - left);
    write(client, key, withReadAt(data, marked, readAt, left));
  }
  return () => {
    for (const [key, data] of cached(client)) {
      write(
        client,
        key,
        withReadAt(data, marked, null, data.unread_notifications_count + (lowered.get(hashKey(key)) ?? 0)),
      );
    }
  };
}

/** The server's own count. */
export function showUnreadCount(client: QueryClient, count: number): void {
  for (const [key, data] of cached(client)) write(client, key, { ...data, unread_notifications_count: count });
}

/** True while a list is being read: `showRead` would break that off. */
export const isReading = (client: QueryClient): boolean => client.isFetching(lists) > 0;

export const readAgain = (client: QueryClient): Promise<void> => client.invalidateQueries(lists);

function cached(client: QueryClient): [QueryKey, ListNotificationsData][] {
  return client.getQueriesData<ListNotificationsData>(lists).flatMap(([key, data]) => (data ? [[key, data]] : []));
}

function withReadAt(
  data: ListNotificationsData,
  ids: ReadonlySet<Id>,
  read_at: Instant | null,
  count: number,
): ListNotificationsData {
  const notifications = data.notifications.map((one) => (ids.has(one.id) ? { ...one, read_at } : one));
  return { ...data, notifications, unread_notifications_count: count };
}

/** No fresher than it was: only the server's answer is. */
function write(client: QueryClient, key: QueryKey, data: ListNotificationsData): void {
  client.setQueryData<ListNotificationsData>(key, data, { updatedAt: client.getQueryState(key)?.dataUpdatedAt });
}
