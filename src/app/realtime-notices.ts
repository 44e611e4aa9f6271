import type { QueryClient } from '@tanstack/react-query';
import { createWatch, scopeBind, type Scope } from 'effector';
import { notificationsOutdated } from '../models/notifications/notifications.model.ts';
import type { RealtimeEvent } from '../models/realtime-events/realtime-event.ts';
import { realtimeEventReceived } from '../models/realtime-events/realtime-events.model.ts';
import { snackbarRequested } from '../models/snackbars/snackbar-requests.model.ts';
import { getListNotificationsQueryKey } from '../shared/api/generated/endpoints/notifications/notifications.ts';
import type { I18n } from '../shared/i18n/i18n.ts';
import { paths } from '../shared/routing/paths.ts';
import { noticeOf, summaryOf } from './realtime-notice.ts';

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
 * Tells the person in this tab what has just happened: a snackbar that opens it (one for all that come at once), notifications
 * and their count anew, and the lists concerned. Loaded after the first paint. Returns how to end it. Source: design §11.
 */
export function startRealtimeNotices({ scope, queryClient, i18n, navigate }: RealtimeNoticesOptions): () => void {
  const say = scopeBind(snackbarRequested, { scope });

  const readNotifications = () => void queryClient().invalidateQueries({ queryKey: getListNotificationsQueryKey() });
  const readBookings = async () =>
    (await import('../entities/booking/refresh-bookings.ts')).refreshBookings(queryClient());
  const tell = async (events: readonly RealtimeEvent[]): Promise<void> => {
    const [event] = events;
    if (!event) return;
    try {
      await i18n.load('notifications');
    } catch {
      return; // without its words; the count tells that there is something
    }
    const target = events.length === 1 ? targets[event.type] : paths.notifications();
    say({
      message: events.length === 1 ? noticeOf(event, i18n.view().format) : summaryOf(events.length),
      actions: [{ label: { key: 'notifications:live.open' }, onClick: () => navigate(target) }],
    });
  };
  // what waited while the person was away comes in one message of the realtime service, so in one tick: it is told as one
  let batch: RealtimeEvent[] = [];
  const takeUp = () => {
    const events = batch;
    batch = [];
    readNotifications();
    if (events.some(({ type }) => type === 'NewBookingAdded')) void readBookings();
    void tell(events);
  };
  const receive = (event: RealtimeEvent) => {
    if (batch.push(event) === 1) queueMicrotask(takeUp);
  };

  const stops = [
    createWatch({ unit: realtimeEventReceived, scope, fn: receive }),
    createWatch({ unit: notificationsOutdated, scope, fn: readNotifications }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
