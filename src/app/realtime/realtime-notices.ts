import { createWatch } from 'effector';
import { liveEvents } from '../../entities/notification/live/live-events.ts';
import { addressOf, noticeOf, shownEvents, summaryOf } from '../../entities/notification/live/live-notice.ts';
import type { RealtimeEvent } from '../../models/realtime-events/realtime-event.ts';
import { realtimeEventReceived } from '../../models/realtime-events/realtime-events.model.ts';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { $user } from '../../models/session/session.model.ts';
import { getListSettingsQueryKey } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { ListSettingsData } from '../../shared/api/generated/model';
import type { I18n } from '../../shared/i18n/i18n.ts';
import { tiraneTime } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { noticeTeller, type TellerOptions } from './notice-teller.ts';

export interface RealtimeNoticesOptions extends TellerOptions {
  i18n: Pick<I18n, 'load' | 'view'>;
}

/**
 * Shows a snackbar for realtime events (one for all that arrive together) and outdates what they change. Loaded after the
 * first paint. Returns a function that stops it. Source: design §11.
 */
export function startRealtimeNotices({ i18n, ...options }: RealtimeNoticesOptions): () => void {
  const { scope, queryClient } = options;
  const teller = noticeTeller(options);

  const notify = async (events: readonly RealtimeEvent[]): Promise<void> => {
    const [event] = events;
    if (!event) return;
    // a venue that is lost is soon no longer among them
    const profiles = scope.getState($user)?.profiles ?? [];
    const { type: module } = scope.getState($activeProfile);
    try {
      await i18n.load('notifications');
    } catch {
      return; // its texts could not be loaded; the count still changes
    }
    const message =
      events.length === 1 ? noticeOf(event, i18n.view().format, now(), profiles) : summaryOf(events.length);
    if (!message) return;
    const target = events.length === 1 ? addressOf(event, profiles, module) : paths.notifications();
    teller.tell({ message }, target);
  };
  // events from a time offline arrive in one tick, as one message of the realtime service, and are shown as one
  let batch: RealtimeEvent[] = [];
  const flush = () => {
    const events = batch;
    batch = [];
    teller.readAgain(events.map(({ type }) => liveEvents[type].outdates));
    const { settings } = queryClient().getQueryData<ListSettingsData>(getListSettingsQueryKey()) ?? { settings: [] };
    void notify(shownEvents(events, settings, tiraneTime(now())));
  };
  const receive = (event: RealtimeEvent) => {
    if (batch.push(event) === 1) queueMicrotask(flush);
  };

  const stop = createWatch({ unit: realtimeEventReceived, scope, fn: receive });
  return () => {
    teller.stop();
    stop();
  };
}
