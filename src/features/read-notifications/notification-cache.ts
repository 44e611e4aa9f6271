import type { QueryClient } from '@tanstack/react-query';
import { getListNotificationsQueryKey } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import type { Id, Instant, ListNotificationsData, Notification } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';

/** Shows one notification as read, or (null) all of them, on every cached page and in the count of unread ones. */
export function showRead(client: QueryClient, id: Id | null, readAt: Instant): OptimisticUpdate {
  const queryKey = getListNotificationsQueryKey();
  const isMeant = (one: Notification): boolean => one.read_at === null && (id === null || one.id === id);
  const pages = client.getQueriesData<ListNotificationsData>({ queryKey });
  const marked = new Set(pages.flatMap(([, page]) => page?.notifications.filter(isMeant).map((one) => one.id) ?? []));
  return new OptimisticUpdate(client).change<ListNotificationsData>(queryKey, (page) => {
    const count = page.unread_notifications_count;
    const left = id === null ? 0 : Math.max(0, count - marked.size);
    return {
      data: withReadAt(page, marked, readAt, left),
      undo: (latest) => withReadAt(latest, marked, null, latest.unread_notifications_count + count - left),
    };
  });
}

function withReadAt(
  page: ListNotificationsData,
  ids: ReadonlySet<Id>,
  read_at: Instant | null,
  count: number,
): ListNotificationsData {
  const notifications = page.notifications.map((one) => (ids.has(one.id) ? { ...one, read_at } : one));
  return { ...page, notifications, unread_notifications_count: count };
}
