import type { RealtimeEvent } from '../../models/realtime-events/realtime-event.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import { paths } from '../../shared/routing/paths.ts';

/** What others did in an event, or with the reader's place in it, that is worth a message (decision 041). */
const changes = ['requested', 'accepted', 'rejected', 'promoted', 'updated', 'cancelled', 'removed'] as const;

/** Undefined for a change without a message: it only changes what is on screen. */
export const eventChangeOf = ({ change }: RealtimeEvent['data']) => changes.find((one) => one === change);

/** The text of the message; null for a change without one. */
export function eventNotice(data: RealtimeEvent['data']): Wording | null {
  const change = eventChangeOf(data);
  return change ? { key: `notifications:live.eventChange.${change}` } : null;
}

/** The page where one sees what has happened to an event; null for a message of another kind, or one that names no event. */
export function eventAddressOf({ type, data }: RealtimeEvent): string | null {
  const { event_id: id } = data;
  const isOfEvent =
    type === 'EventChanged' || type === 'EventCreationNotification' || type === 'EventInvitationNotification';
  if (!isOfEvent || !Number.isSafeInteger(id)) return null;
  const change = eventChangeOf(data);
  if (change === 'removed' || change === 'rejected') return paths.events(); // it may not be theirs to see any more
  return change === 'requested' ? paths.eventParticipants(Number(id)) : paths.event(Number(id));
}

/** Whether what a message leads to is on screen: the address itself, or another page of the same event, as all of them show its head. */
export function isOnScreen(target: string, shown: string | null): boolean {
  const [frame] = /^\/event\/\d+\//.exec(target) ?? [];
  return shown === target || (frame !== undefined && target === `${frame}info` && shown?.startsWith(frame) === true);
}
