import { isOff, isQuiet } from '../../../models/own-settings/own-settings.ts';
import type { RealtimeEvent } from '../../../models/realtime-events/realtime-event.ts';
import type { Wording } from '../../../models/snackbars/wording.ts';
import type { ModuleType, Profile, Setting } from '../../../shared/api/generated/model';
import type { Format } from '../../../shared/i18n/format.ts';
import { paths } from '../../../shared/routing/paths.ts';
import type { News } from './live-event.ts';
import { liveEvents } from './live-events.ts';

/** Null for an event that is not worth a message: what it changes is on screen. `silent` where the server has collapsed its notice (decision 044). */
function newsOf({ type, data }: RealtimeEvent): News | null {
  const { by, changes = {}, news } = liveEvents[type];
  if (data['silent'] === true) return null;
  const change = by && data[by];
  return typeof change === 'string' && Object.hasOwn(changes, change) ? (changes[change] ?? null) : news;
}

/**
 * The app's own text for a live event. Text in the event's data is never shown, since another user may have written it; a date
 * and a time are shown only in their exact format, another year than that of `now` (epoch ms) with them. A venue is named as among
 * the reader's `profiles`. Null for an event without a message. Source: design §11 (payloads), docs/decisions/020.
 */
export function noticeOf(
  event: RealtimeEvent,
  format: Format,
  now: number,
  profiles: readonly Profile[] = [],
): Wording | null {
  const news = newsOf(event);
  if (!news) return null;
  return typeof news.says === 'string' ? { key: news.says } : news.says(event.data, { profiles, format, now });
}

/** Several events that arrived together, as after a time offline. */
export const summaryOf = (count: number): Wording => ({ key: 'notifications:live.several', params: { count } });

/** Where one sees what it is about; the notifications where the active profile has no page for it. */
export const addressOf = (event: RealtimeEvent, profiles: readonly Profile[], module: ModuleType): string =>
  newsOf(event)?.leadsTo?.(event.data, { profiles, module }) ?? paths.notifications();

/** Whether what a message leads to is on screen: the address itself, or another page of the same event, as all of them show its head. */
export function isOnScreen(target: string, shown: string | null): boolean {
  const [frame] = /^\/event\/\d+\//.exec(target) ?? [];
  return shown === target || (frame !== undefined && target === `${frame}info` && shown?.startsWith(frame) === true);
}

/** The events with a message that the reader's settings let be shown at this wall time: no type that is off, and none in quiet hours (design §12). */
export function shownEvents(
  events: readonly RealtimeEvent[],
  settings: readonly Setting[],
  time: string,
): readonly RealtimeEvent[] {
  if (isQuiet(settings, time)) return [];
  return events.filter((event) => {
    const news = newsOf(event);
    return news !== null && (news.notice === null || !isOff(settings, news.notice));
  });
}
