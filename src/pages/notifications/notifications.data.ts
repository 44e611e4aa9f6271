import { getListNotificationsQueryOptions } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { readPage } from '../../shared/routing/search-params.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** One page of the user's notifications; the first one also supplies the unread count in the top bar. */
export const notificationsQuery = (page: number) =>
  keepPage(getListNotificationsQueryOptions(page === 1 ? undefined : { page }));

export const loader = pageLoader(({ client, url }) =>
  client.prefetchQuery(notificationsQuery(readPage(url.searchParams))),
);
