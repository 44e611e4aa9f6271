import { noticeRow } from '../../entities/notification/notices.ts';
import type { Notification } from '../../shared/api/generated/model';
import { toInstant } from '../../shared/lib/time/tirane.ts';
import type { Deadlines } from '../../shared/platform/use-deadlines.ts';

/** Whether the time to answer, or the head start, is not over at `now` (epoch ms). */
export const isInTime = ({ data: { booking } }: Notification, now: number): boolean =>
  booking?.until !== undefined && Date.parse(booking.until) > now;

/** Whether its session has not begun. */
export const isToCome = (notification: Notification, now: number): boolean => (startOf(notification) ?? 0) > now;

/** When something about these notifications ends by itself. */
export const deadlinesOf = (notifications: readonly Notification[]): Deadlines =>
  notifications.flatMap((one) => [
    one.data.booking?.until,
    noticeRow(one.type)?.action === 'book-free-time' && startOf(one),
  ]);

const startOf = ({ data: { booking } }: Notification): number | null =>
  booking ? toInstant(booking.date, booking.start) : null;
