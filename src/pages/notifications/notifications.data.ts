import { getListNotificationsQueryOptions } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { readPage } from './notifications-address.ts';

/** One page of the user's notifications; the first one is what the count in the shell reads. */
export const notificationsQuery = (page: number) => getListNotificationsQueryOptions(page === 1 ? undefined : { page });

export const loader = pageLoader(['notifications'], (client, url) => {
  void client.prefetchQuery(notificationsQuery(readPage(url.searchParams)));
});
