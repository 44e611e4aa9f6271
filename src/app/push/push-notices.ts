import { createWatch } from 'effector';
import { summaryOf } from '../../entities/notification/live/live-notice.ts';
import { notices } from '../../entities/notification/notices.ts';
import { pushMessageReceived } from '../../models/push/push.model.ts';
import { $listening } from '../../models/realtime-events/listening.model.ts';
import type { PushMessage } from '../../shared/api/generated/model';
import { notifications } from '../../shared/api/outdated-reads.ts';
import { after } from '../../shared/platform/timers.ts';
import { toInsideAddress } from '../../shared/routing/inside-address.ts';
import { paths } from '../../shared/routing/paths.ts';
import { noticeTeller } from '../realtime/notice-teller.ts';
import type { RealtimeNoticesOptions } from '../realtime/realtime-notices.ts';

/** Messages from a time offline come one after the other; those of so many milliseconds are told as one. */
const TOGETHER_MS = 300;

/**
 * Push messages while the app is on screen: one message with "Open", and the list and its count are read again. What a live event
 * tells too is left to it, as long as events arrive. Source: design §11, decision 074.
 */
export function startPushNotices({ i18n, ...options }: RealtimeNoticesOptions): () => void {
  const { scope } = options;
  const teller = noticeTeller(options);
  let waiting: PushMessage[] = [];
  const flush = async () => {
    const messages = waiting;
    waiting = [];
    teller.readAgain([notifications]);
    const [first] = messages;
    if (!first) return;
    try {
      await i18n.load('notifications');
    } catch {
      return; // its texts could not be loaded; the count still changes
    }
    if (messages.length > 1) return teller.tell({ message: summaryOf(messages.length) }, paths.notifications());
    const { title, body, url } = first;
    const target = toInsideAddress(url, location.origin) ?? paths.notifications();
    teller.tell(
      body === '' ? { message: { text: title } } : { title: { text: title }, message: { text: body } },
      target,
    );
  };
  const receive = (message: PushMessage) => {
    if (isLive(message.type) && scope.getState($listening) !== null) return;
    if (waiting.push(message) === 1) after(TOGETHER_MS, () => void flush());
  };
  const stop = createWatch({ unit: pushMessageReceived, scope, fn: receive });
  return () => {
    teller.stop();
    stop();
  };
}

const isLive = (type: string): boolean => Object.entries(notices).some(([name, { live }]) => live && name === type);
