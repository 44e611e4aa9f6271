import type { QueryClient } from '@tanstack/react-query';
import { createWatch, scopeBind, type Scope } from 'effector';
import { liveEvents } from '../../entities/notification/live/live-events.ts';
import {
  addressOf,
  isOnScreen,
  noticeOf,
  shownEvents,
  summaryOf,
} from '../../entities/notification/live/live-notice.ts';
import type { RealtimeEvent } from '../../models/realtime-events/realtime-event.ts';
import { realtimeEventReceived } from '../../models/realtime-events/realtime-events.model.ts';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { $user } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { getListSettingsQueryKey } from '../../shared/api/generated/endpoints/settings/settings.ts';
import type { ListSettingsData } from '../../shared/api/generated/model';
import type { Outdated } from '../../shared/api/outdated-reads.ts';
import { outdateReads } from '../../shared/api/outdates.ts';
import type { I18n } from '../../shared/i18n/i18n.ts';
import { tiraneTime } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { after } from '../../shared/platform/timers.ts';
import { paths } from '../../shared/routing/paths.ts';

export interface RealtimeNoticesOptions {
  scope: Scope;
  /** The current cache; called each time, since a change of profile replaces it (R5). */
  queryClient: () => QueryClient;
  i18n: Pick<I18n, 'load' | 'view'>;
  navigate: (address: string) => void;
  /** The address that is open; null for one that is none of the app. */
  address: () => string | null;
}

/** However much is heard: what it outdates is read again at once, then at most once in so many milliseconds. */
const READ_EVERY_MS = 1_000;

/**
 * Shows a snackbar for realtime events (one for all that arrive together) and outdates what they change. Loaded after the
 * first paint. Returns a function that stops it. Source: design §11.
 */
export function startRealtimeNotices({
  scope,
  queryClient,
  i18n,
  navigate,
  address,
}: RealtimeNoticesOptions): () => void {
  let isStopped = false;
  const say = scopeBind(snackbarRequested, { scope });

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
    const open = { label: { key: 'notifications:live.open' }, onClick: () => navigate(target) } as const;
    say({ message, actions: isOnScreen(target, address()) ? [] : [open] });
  };
  // somebody's hundred events must not make a hundred reads
  let outdated: Outdated[] = [];
  let isWaiting = false;
  const readAgain = () => {
    isWaiting = outdated.length > 0 && !isStopped;
    if (!isWaiting) return;
    void outdateReads(queryClient(), [...new Set(outdated)]);
    outdated = [];
    after(READ_EVERY_MS, readAgain);
  };
  // events from a time offline arrive in one tick, as one message of the realtime service, and are shown as one
  let batch: RealtimeEvent[] = [];
  const flush = () => {
    const events = batch;
    batch = [];
    outdated.push(...events.map(({ type }) => liveEvents[type].outdates));
    if (!isWaiting) readAgain();
    const { settings } = queryClient().getQueryData<ListSettingsData>(getListSettingsQueryKey()) ?? { settings: [] };
    void notify(shownEvents(events, settings, tiraneTime(now())));
  };
  const receive = (event: RealtimeEvent) => {
    if (batch.push(event) === 1) queueMicrotask(flush);
  };

  const stop = createWatch({ unit: realtimeEventReceived, scope, fn: receive });
  return () => {
    isStopped = true;
    stop();
  };
}
