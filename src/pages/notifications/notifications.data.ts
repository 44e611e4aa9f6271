import { getListNotificationsQueryOptions } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** Reads `?page=2`; anything but a number of at most nine digits counts as page 1. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
}

/** One page of the user's notifications; the first one also supplies the unread count in the top bar. */
export const notificationsQuery = (page: number) => getListNotificationsQueryOptions(page === 1 ? undefined : { page });

export const loader = pageLoader((client, url) => {
  void client.prefetchQuery(notificationsQuery(readPage(url.searchParams)));
});
