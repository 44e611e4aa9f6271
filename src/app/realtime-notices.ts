import type { QueryClient } from '@tanstack/react-query';
import { createWatch, scopeBind, type Scope } from 'effector';
import { notificationsOutdated } from '../models/notifications/notifications.model.ts';
import type { RealtimeEvent } from '../models/realtime-events/realtime-event.ts';
import { realtimeEventReceived } from '../models/realtime-events/realtime-events.model.ts';
import { snackbarRequested } from '../models/snackbars/snackbar-requests.model.ts';
import { getListNotificationsQueryKey } from '../shared/api/generated/endpoints/notifications/notifications.ts';
import type { I18n } from '../shared/i18n/i18n.ts';
import { paths } from '../shared/routing/paths.ts';
import { noticeOf } from './realtime-notice.ts';

export interface RealtimeNoticesOptions {
  scope: Scope;
  /** Of the active profile, asked for anew each time (R5). */
  queryClient: () => QueryClient;
  i18n: Pick<I18n, 'load' | 'view'>;
  navigate: (address: string) => void;
}

/** Pages of events and of a venue's bookings are still to come: until then all of them lead to the notifications (R23). */
const targets: Readonly<Record<RealtimeEvent['type'], string>> = {
  NewBookingAdded: paths.notifications(),
  EventCreationNotification: paths.notifications(),
  EventInvitationNotification: paths.notifications(),
};

/**
 * Tells the person in this tab what has just happened: a snackbar that opens it, notifications and their count anew, and
 * the lists concerned. Loaded after the first paint. Returns how to end it. Source: design §11.
 */
export function startRealtimeNotices({ scope, queryClient, i18n, navigate }: RealtimeNoticesOptions): () => void {
  const say = scopeBind(snackbarRequested, { scope });

  const readNotifications = () => void queryClient().invalidateQueries({ queryKey: getListNotificationsQueryKey() });
  const readBookings = async () => (await import('../entities/booking/refresh-bookings.ts')).refreshBookings(queryClient());
  const tell = async (event: RealtimeEvent): Promise<void> => {
    try {
      await i18n.load('notifications');
    } catch {
      return; // without its words; the count tells that there is something
    }
    say({
      message: noticeOf(event, i18n.view().format),
      actions: [{ label: { key: 'notifications:live.open' }, onClick: () => navigate(targets[event.type]) }],
    });
  };
  const receive = (event: RealtimeEvent) => {
    readNotifications();
    if (event.type === 'NewBookingAdded') void readBookings();
    void tell(event);
  };

  const stops = [createWatch({ unit: realtimeEventReceived, scope, fn: receive }), createWatch({ unit: notificationsOutdated, scope, fn: readNotifications })];
  return () => {
    for (const stop of stops) stop();
  };
}
